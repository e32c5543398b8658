"""The operator's page, beside `roundhouse admin`: the same office, reached by a browser that was let in by a link."""

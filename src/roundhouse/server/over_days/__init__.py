"""Playing over days: what is due is done, times are up, people agree, are away, and are told what happens."""

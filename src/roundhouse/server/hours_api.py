"""When somebody sleeps and is away, for clocks and messages."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import JSONBody

from .browser import owner_of
from .hall import Hall
from .messages import GoAway, HoursInfo, SetHours, SetZone
from .over_days import resting as people

Req = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]


class HoursApi(Controller):
    """My hours."""

    path = "/api/hours"
    tags = ["people"]
    cache_control = CacheControlHeader(no_store=True)

    @get("/", summary="Your time zone, your night and your vacation")
    async def hours(self, request: Req, hall: TheHall) -> HoursInfo:
        return _info(hall, await people.rest_of(hall, owner_of(request)))

    @post("/", summary="Say where you live and when you sleep", status_code=200)
    async def set_hours(self, request: Req, hall: TheHall, data: JSONBody[SetHours]) -> HoursInfo:
        rest = await people.set_hours(hall, owner_of(request), data.zone, data.night_from, data.night_to)
        return _info(hall, rest)

    @post("/zone", summary="Say where you live; the night stays as it was", status_code=200)
    async def set_zone(self, request: Req, hall: TheHall, data: JSONBody[SetZone]) -> HoursInfo:
        owner = owner_of(request)
        night = (await people.rest_of(hall, owner)).hours
        rest = await people.set_hours(hall, owner, data.zone, night.night_from, night.night_to)
        return _info(hall, rest)

    @post("/away", summary="Go on vacation, or be back", status_code=200)
    async def go_away(self, request: Req, hall: TheHall, data: JSONBody[GoAway]) -> HoursInfo:
        return _info(hall, await people.go_away(hall, owner_of(request), data.days))


def _info(hall: Hall, rest: people.Rest) -> HoursInfo:
    now, hours = hall.store.clock(), rest.hours
    away = hours.away_until if hours.away_until is not None and hours.away_until > now else None
    left = max(0, int(hall.settings.vacation_days - rest.had(now)))
    return HoursInfo(hours.zone, hours.night_from, hours.night_to, away, left)

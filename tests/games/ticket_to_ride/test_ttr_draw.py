"""The picture: sound for every position and every reader, showing what is there and nothing that is hidden."""

from __future__ import annotations

import json
from math import cos, dist, radians, sin
from random import Random
from xml.etree import ElementTree

import pytest
from ttr_staging import ASIA, EVERY, PARIS, USA, cards, deck, do, fresh, give, hold, put, route, take_routes, ticket
from ttr_walk import NAMES, SOME, game_of, nodes, played, sit, the_state, the_view

from pictures import SVG, art, ids, parsed, picks, words
from roundhouse import Table
from roundhouse.core.scene import Scene
from roundhouse.core.texts import LANGUAGES
from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.games.ticket_to_ride.printed.facts import COLOURS
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.scoring import by_team
from roundhouse.games.ticket_to_ride.rules.state import State
from roundhouse.games.ticket_to_ride.show.art import FILLS, PARTNERS, PLAYERS, SIGN_INKS, SIGNS
from roundhouse.games.ticket_to_ride.show.map import HEIGHT, LANE, SPACE_HIGH, WIDTH, clear_space, layout, names

#: Choices that are offered in words; all others are in the picture.
IN_WORDS = ("pay-", "from-", "keep", "alone", "decline", "celebrate", "wait", "pass")
every_game = pytest.mark.parametrize("game", [PARIS, ASIA, USA])


def picture(table: Table | State, viewer: int | None, lang: str = "en") -> Scene:
    """The map and all that lies around it."""
    if isinstance(table, Table):
        return table.game.scene(the_view(table, viewer), table.game.words(lang, table.names))
    game = game_of(table.plan.edition)
    return game.scene(table.view(viewer), game.words(lang))


# -- every position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_position_can_be_drawn_for_everybody(game: str, seats: int) -> None:
    layers: dict[str, str] = {}
    dice = Random(7)
    for table in played(game, seats, every=15):
        for viewer in {None, dice.randrange(seats), *table.actors()[:1]}:
            scene = picture(table, viewer, dice.choice(LANGUAGES))
            assert layers.setdefault(scene.board.key, scene.board.static) == scene.board.static
            root = parsed(scene)
            known = ids(root)
            assert {name for element in root.iter() for name in art(element)} <= set(known)
            board = the_state(table).plan.board
            taken = {f"taken-{board.routes[n].id}" for n, owner in enumerate(the_state(table).owner) if owner >= 0}
            assert {name for name in known if name.startswith("taken-")} == taken
            assert not [one for one in words(root) if one.startswith("-")], "a minus is no hyphen"
            # A page with a strict policy shows no styles but presentation attributes.
            assert not [element for element in root.iter() if element.get("style") or element.tag == f"{SVG}style"]


def test_layers_with_other_keys_are_other_layers() -> None:
    drawings = [picture(sit(game, seats), viewer).board for game, seats in EVERY for viewer in (0, None)]
    assert len({drawing.key for drawing in drawings}) == len({drawing.static for drawing in drawings}) == len(drawings)


@every_game
def test_there_is_one_board_for_all(game: str) -> None:
    """The page shows no other areas where the pictures of all seats in focus are the same."""
    table = sit(game, 4)
    tr = table.game.words("en", table.names)
    assert len({table.game.draw(table.view(1), tr, focus).live for focus in (None, 0, 1, 2, 3)}) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_names_stand_as_they_were_typed_and_words_in_the_readers_language(game: str, lang: str) -> None:
    table = sit(game, 4)
    scene = picture(table, 0, lang)
    said = words(parsed(scene))
    assert set(NAMES[:4]) <= set(said)
    assert "<b>" not in scene.svg()
    assert scene.board.title == table.game.title(lang)
    assert table.game.words(lang)("draw-market") in said
    assert not [word for word in (*said, scene.board.desc) if "draw-" in word or "tip-" in word]


# -- what is shown ------------------------------------------------------------------------------------------------


def cards_shown(root: ElementTree.Element, name: str) -> dict[str, int]:
    """The cards of a row, by kind."""
    found = {}
    for key, element in ids(root).items():
        if key.startswith(f"{name}-") and words(element):
            found[key.removeprefix(f"{name}-")] = int(words(element)[0])
    return found


def test_my_cards_and_those_of_my_team_are_shown_and_no_others() -> None:
    state = fresh(ASIA, 4)
    for seat, kind in enumerate(("red", "blue", "green", "white")):
        give(state, seat, **{kind: seat + 2})
    put(state, 0, wild=1, black=3)
    put(state, 1, orange=2)
    root = parsed(picture(state, 1))
    assert cards_shown(root, "hand") == {"blue": 3}
    assert cards_shown(root, "rack") == {"black": 3, "wild": 1}
    watched = parsed(picture(state, None))
    assert not {"hand", "rack"} & set(ids(watched))
    # How many cards the others have is for all to see.
    counts = [words(ids(watched)[f"player-{seat}"])[1:] for seat in range(4)]
    assert counts == [["27", str(seat + 2), "0"] for seat in range(4)]
    assert [words(ids(watched)[f"team-{team}"])[1] for team in (0, 1)] == ["4", "2"]


@pytest.mark.rule("TA-7.1", "TP-7.1", "TU-6.1")
@every_game
def test_what_others_hold_is_not_in_the_picture(game: str) -> None:
    """Other cards and other tickets of the same number: only those who may know see another picture."""

    def staged(one: str, other: str, first: int, second: int) -> State:
        state = fresh(game, 4)
        give(state, 0, **{one: 2})
        give(state, 3, **{other: 2})
        hold(state, 0, first)
        hold(state, 3, second)
        if state.plan.has_racks:
            put(state, 0, **{other: 1})
            put(state, 1, **{one: 1})
            state.rack_tickets[0], state.rack_tickets[1] = [first + 5], [second + 5]
        return state

    one, other = staged("red", "blue", 1, 2), staged("blue", "red", 2, 1)
    others = (2, None) if game != ASIA else (None,)
    for viewer in others:
        assert picture(one, viewer) == picture(other, viewer)
    for viewer in (0, 3):
        assert picture(one, viewer) != picture(other, viewer)
    if game == ASIA:
        # The partner sees the rack, and nothing of the hand.
        again = staged("red", "blue", 1, 2)
        again.hands[0], again.tickets[0] = cards(yellow=1, wild=1), [9]
        assert picture(again, 1) == picture(one, 1)
        assert picture(again, 0) != picture(one, 0)


def test_a_card_drawn_blind_is_shown_to_who_drew_it_alone() -> None:
    state = fresh(ASIA, 4)
    do(state, "take deck", deck("purple"))
    assert art(ids(parsed(picture(state, 0)))["drawn"]) == ["tr-card-purple"]
    for viewer in (1, 2, None):
        assert art(ids(parsed(picture(state, viewer)))["drawn"]) == ["tr-back"]


def test_the_pieces_of_a_route_are_their_owners() -> None:
    state = fresh(USA, 3)
    take_routes(state, 2, "atlanta-miami")
    taken = ids(parsed(picture(state, None)))["taken-atlanta-miami"]
    assert art(taken) == [*["tr-piece-2"] * 5, "tr-number-2"]


@pytest.mark.rule("TP-6.2")
def test_a_ticket_tells_its_places_and_whether_they_are_joined() -> None:
    state = fresh(PARIS, 2)
    mine, far = ticket(state, "invalides", "luxembourg"), ticket(state, "notre_dame", "opera")
    hold(state, 0, mine, far)
    root = parsed(picture(state, 0))
    first = state.plan.board.tickets[mine].id
    assert ids(root)[f"ticket-{first}"].get("data-where") == "place-invalides place-luxembourg"
    assert {"place-invalides", "place-luxembourg"} <= set(ids(root))
    assert "tr-open" in art(ids(root)[f"ticket-{first}"])
    assert art(ids(root)["goal-luxembourg"]) == ["tr-goal"]
    take_routes(state, 0, "invalides-montparnasse-1", "luxembourg-montparnasse-2")
    root = parsed(picture(state, 0))
    assert "tr-tick" in art(ids(root)[f"ticket-{first}"])
    assert art(ids(root)["goal-luxembourg"]) == ["tr-joined"]
    assert art(ids(root)["goal-opera"]) == ["tr-goal"]
    # Another's routes join nothing for me.
    assert not [name for name in ids(parsed(picture(state, 1))) if name.startswith(("goal-", "ticket-"))]


@pytest.mark.rule("TP-5.1")
def test_flag_cards_lie_open() -> None:
    state = fresh(PARIS, 2)
    give(state, 0, red=3)
    do(state, f"claim {route(state, 'arc_de_triomphe-batignolles')} red 0")
    assert "tr-sign-red" in art(ids(parsed(picture(state, 1)))["player-0"])
    assert "tr-sign-red" not in art(ids(parsed(picture(state, 1)))["player-1"])


@pytest.mark.rule("TA-4.1")
def test_what_a_tunnel_turned_up_lies_open() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, yellow=3)
    do(state, f"claim {route(state, 'kabul-kashgar')} yellow 0 0 0", deck("red", "yellow", "wild", "blue"))
    root = parsed(picture(state, 2))
    assert art(ids(root)["revealed"]) == [f"tr-card-{kind}" for kind in ("red", "yellow", "wild", "blue")]
    assert words(ids(root)["revealed"]) == ["Tunnel: 2 more"]
    assert "laid" in ids(root)


def test_the_last_round_is_announced() -> None:
    state = fresh(USA, 2)
    assert "last-round" not in ids(parsed(picture(state, 0)))
    state.final = 2
    assert words(ids(parsed(picture(state, 0)))["last-round"]) == ["Last round, turns left: 2"]


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize(("game", "seats"), [(PARIS, 3), (ASIA, 4), (USA, 2)])
def test_when_it_is_over_all_tickets_and_the_final_points_are_seen(game: str, seats: int, viewer: int | None) -> None:
    """Also those on the racks of others. The points beside the board are those of the sheet."""
    *_, table = played(game, seats)
    state, totals = the_state(table), table.sheet().totals
    shown = {f"ticket-{state.plan.board.tickets[t].id}" for held in by_team(state) for t in held}
    root = parsed(picture(table, viewer))
    assert {name for name in ids(root) if name.startswith("ticket-")} == shown
    assert {"tr-cross"} <= {name for element in root.iter() for name in art(element)}
    if game == ASIA:
        assert any(state.rack_tickets)
        said = [words(ids(root)[f"team-{team}"])[-1].replace("−", "-") for team in (0, 1)]
        assert said == [str(totals[0]), str(totals[2])]
    else:
        assert list(totals) != state.score
        assert all(str(totals[seat]) in words(ids(root)[f"player-{seat}"]) for seat in range(seats))


# -- picks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), SOME)
def test_what_can_be_picked_can_be_pointed_at(game: str, seats: int) -> None:
    for table in played(game, seats, every=4):
        for seat in table.actors():
            offered = {name for _, node in nodes(table.picks(seat)) for name in node.children}
            assert {name for name in offered if not name.startswith(IN_WORDS)} <= picks(parsed(picture(table, seat)))


@every_game
def test_who_watches_points_at_nothing(game: str) -> None:
    assert not picks(parsed(picture(sit(game, 4), None)))


# -- the map ------------------------------------------------------------------------------------------------------


@every_game
def test_every_route_has_its_spaces_and_every_space_its_sign(game: str) -> None:
    board = editions.edition(game).board
    root = parsed(picture(fresh(game, 4), 0))
    known = ids(root)
    for one in board.routes:
        sign = [f"tr-mark-{COLOURS[one.colour]}"] * one.length if one.colour < len(COLOURS) else []
        assert art(known[f"route-{one.id}"]) == sign
    assert {f"place-{place.id}" for place in board.places} <= set(known)
    tunnels = [one for one in root.iter() if one.get("class") == "tunnel"]
    assert [words(one) for one in tunnels] == [[str(one.tunnel)] for one in board.routes if one.tunnel]


@every_game
def test_spaces_lie_in_line_and_lanes_side_by_side(game: str) -> None:
    this = layout(game)
    for one, line in zip(this.board.routes, this.lines, strict=True):
        assert len(line.spaces) == one.length
        assert line.long >= 9
        gaps = [dist((a.x, a.y), (b.x, b.y)) for a, b in zip(line.spaces, line.spaces[1:], strict=False)]
        assert all(gap > line.long for gap in gaps)
        assert all(-90 < space.turn <= 90 for space in line.spaces)
        assert all(0 < space.x < this.board.width and 0 < space.y < this.board.height for space in line.spaces)
    for number, one in enumerate(this.board.routes):
        for other in range(number + 1, len(this.board.routes)):
            if one.group and this.board.routes[other].group == one.group:
                spots = [(s.x, s.y) for s in this.lines[number].spaces]
                across = [(s.x, s.y) for s in this.lines[other].spaces]
                nearest = min(dist(a, b) for a in spots for b in across)
                assert nearest >= LANE * this.unit - 0.01


@every_game
def test_names_are_on_the_map_and_on_none_of_each_other(game: str) -> None:
    this = layout(game)
    root = ElementTree.fromstring(names(game))
    size = float(root.get("font-size", "0"))
    assert [element.text for element in root] == [place.name for place in this.board.places if place.near is None]
    boxes = []
    for element in root:
        wide = 0.5 * size * len(element.text or "")
        x, y = float(element.get("x", "")), float(element.get("y", ""))
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "")]
        boxes.append((left, y - 0.7 * size, left + wide, y))
        assert left >= 0
        assert left + wide <= this.board.width
        assert size / 2 < y < this.board.height
    for number, one in enumerate(boxes):
        for two in boxes[number + 1 :]:
            assert one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]


@pytest.mark.rule("TA-3.6")
@pytest.mark.parametrize(("lang", "near"), [("en", "junction near Lhasa"), ("pl", "węzeł koło miasta Lhasa")])
def test_a_junction_has_no_name_on_the_map_but_can_be_read_out(lang: str, near: str) -> None:
    table = Table.new(ASIA, 4, seed="junctions")
    for viewer in (0, None):
        root = parsed(picture(table, viewer, lang))
        assert "junction" in ids(root)["place-junction_south"].get("class", "")
        told = table.game.explain(table.state.view(viewer))["place-junction_south"]
        assert table.words(lang)(told.text) == near


def test_a_board_that_somebody_brought_is_fitted_to_the_plane() -> None:
    told = json.loads(editions.edition(USA).board.text)
    told["plane"] = {"width": 2000, "height": 1400}
    for place in told["places"]:
        place["x"], place["y"] = 2 * place["x"], 2 * place["y"]
    game = game_of(USA).with_board(json.dumps(told))
    table = Table.new(game, 2, seed="brought")
    root = parsed(picture(table, 0))
    ids(root)
    this = layout(the_state(table).plan.edition)
    assert this.scale == 0.5
    assert sum(element.get("transform") == "scale(0.5)" for element in root.iter()) >= 2
    assert all(place.x * this.scale <= WIDTH and place.y * this.scale <= HEIGHT for place in this.board.places)
    # Land and water are those of our own boards.
    assert "water" not in {element.get("class") for element in root.iter()}


# -- the art ------------------------------------------------------------------------------------------------------


def grey(colour: str) -> float:
    return sum(int(colour[i : i + 2], 16) * w for i, w in ((1, 3), (3, 6), (5, 1))) / 10


def test_colours_are_told_apart_without_colour() -> None:
    assert len(set(SIGNS)) == len(COLOURS)
    for fill, ink in zip(FILLS, SIGN_INKS, strict=True):
        assert abs(grey(fill) - grey(ink)) > 70


def test_players_have_colours_of_their_own_and_partners_tones_of_one() -> None:
    assert len(set(PLAYERS)) == 5
    assert len(set(PARTNERS)) == 6
    for darker, lighter in zip(PARTNERS[::2], PARTNERS[1::2], strict=True):
        assert grey(darker) + 35 < grey(lighter)
    state = fresh(ASIA, 6)
    numbers = [words(ids(parsed(picture(state, None)))[f"tr-number-{seat}"]) for seat in range(6)]
    assert numbers == [[str(seat + 1)] for seat in range(6)]


@every_game
def test_every_kind_of_card_has_a_picture_of_its_own(game: str) -> None:
    known = ids(parsed(picture(fresh(game, 4), 0)))
    pictures = [ElementTree.tostring(known[f"tr-card-{kind}"])[30:] for kind in (*COLOURS, "wild")]
    assert len(set(pictures)) == len(COLOURS) + 1


def test_the_steps_of_a_view_are_all_drawn() -> None:
    """The walk through random games meets every step that a picture must know."""
    seen = {the_state(table).step for table in played(ASIA, 4)}
    assert seen >= {steps.KEEP, steps.RACK, steps.TURN, steps.PLACE, steps.SECOND, steps.OFFER, steps.OVER}


def test_no_sign_of_a_route_lies_under_another_route() -> None:
    """Where many routes meet, too, the colour of each can be read."""
    this = layout(ASIA)
    for one, upper in enumerate(this.board.routes):
        for two, other in enumerate(this.board.routes):
            for sign in this.lines[one].spaces if one != two else ():
                for space in this.lines[two].spaces:
                    x, y, turn = sign.x - space.x, sign.y - space.y, radians(space.turn)
                    beside = abs(x * cos(turn) + y * sin(turn)) > this.lines[two].long / 2
                    assert beside or abs(y * cos(turn) - x * sin(turn)) > SPACE_HIGH * this.unit / 2, (upper, other)


@every_game
def test_how_many_cards_are_missing_covers_no_name(game: str) -> None:
    """A number stands on a space that is free of names, where the route has one."""
    this = layout(game)
    texts = [element for element in ElementTree.fromstring(names(game)).iter() if element.tag.endswith("text")]

    def named(x: float, y: float) -> bool:
        """A good part of the number would lie under the letters of a name."""
        for text in texts:
            size, wide = 13.0, 6.0 * len(text.text or "")
            left = float(text.get("x", 0)) - {"middle": wide / 2, "end": wide}.get(text.get("text-anchor", ""), 0)
            top = float(text.get("y", 0)) - 0.7 * size
            if left < x < left + wide and top < y < top + size:
                return True
        return False

    free = [line for line in this.lines if not all(named(space.x, space.y) for space in line.spaces)]
    assert len(free) > 0.9 * len(this.lines)
    for number, line in enumerate(this.lines):
        spot = clear_space(game, number)
        assert not named(spot.x, spot.y) or line not in free

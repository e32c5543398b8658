"""What lies under the map: land and water in a few lines, our own drawing. A board that somebody brought has none."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from .art import CARD, INK

WATER: Final = "#d5ddd0"
SHORE: Final = "#8fa69a"
HILL: Final = "#b9a678"
PARK: Final = "#dfe3c0"
STREET: Final = "#eadcb8"
Spot = tuple[int, int]


def ground(edition: str) -> str:
    """The ground of a plane of 1000 by 700; what is drawn around it cuts it to size."""
    paint = _GROUNDS.get(edition)
    return f'<rect class="land" width="1000" height="700" fill="{CARD}"/>' + (paint() if paint else _grid())


def _grid() -> str:
    """Meridians and parallels."""
    lines = "".join(f"M{100 * i},0V700" for i in range(1, 10)) + "".join(f"M0,{100 * i}H1000" for i in range(1, 7))
    return f'<path class="grid" fill="none" stroke="{INK}" stroke-opacity=".1" d="{lines}"/>'


def _water(shape: str) -> str:
    """Water with a second line along its shore, as on old maps."""
    return (
        f'<path class="shore" fill="{WATER}" stroke="{SHORE}" stroke-width="7" stroke-opacity=".35"'
        f' stroke-linejoin="round" d="{shape}"/>'
        f'<path class="water" fill="{WATER}" stroke="{SHORE}" stroke-width="1.4" stroke-linejoin="round" d="{shape}"/>'
    )


def _waves(spots: tuple[Spot, ...]) -> str:
    waves = "".join(f"M{x},{y}q6,-5 12,0t12,0t12,0" for x, y in spots)
    return f'<path class="waves" fill="none" stroke="{SHORE}" stroke-width="1.6" stroke-linecap="round" d="{waves}"/>'


def _spots(points: str) -> tuple[Spot, ...]:
    """Spots from "x,y x,y"."""
    return tuple((int(x), int(y)) for x, y in (point.split(",") for point in points.split()))


def _bent(points: str) -> str:
    """A line that bends at each of these points."""
    spots = _spots(points)
    line = "M{},{}".format(*spots[0])
    for (x, y), (to_x, to_y) in pairwise(spots[1:-1]):
        line += f"Q{x},{y} {(x + to_x) / 2:g},{(y + to_y) / 2:g}"
    return line + "Q{},{} {},{}".format(*spots[-2], *spots[-1])


def _river(line: str) -> str:
    return f'<path class="rivers" fill="none" stroke="{SHORE}" stroke-opacity=".55" stroke-width="2" d="{line}"/>'


def _sand(spots: tuple[Spot, ...]) -> str:
    """Dunes, as crescents."""
    dunes = "".join(f"M{x - 9},{y}q9,-8 18,0" for x, y in spots)
    return (
        f'<path class="dunes" fill="none" stroke="{HILL}" stroke-opacity=".6" stroke-width="1.5"'
        f' stroke-linecap="round" d="{dunes}"/>'
    )


def _mountains(spots: tuple[Spot, ...]) -> str:
    peaks = "".join(f"M{x - 11},{y + 8}L{x},{y - 9}L{x + 11},{y + 8}" for x, y in spots)
    shade = "".join(f"M{x},{y - 9}L{x + 11},{y + 8}L{x + 2},{y + 8}Z" for x, y in spots)
    return (
        f'<path class="peaks" fill="none" stroke="{HILL}" stroke-width="1.6" stroke-linejoin="round" d="{peaks}"/>'
        f'<path class="shade" fill="{HILL}" fill-opacity=".6" d="{shade}"/>'
    )


# -- our own boards -----------------------------------------------------------------------------------------------


def _paris() -> str:
    """The Seine with its islands, the boulevards, the parks."""
    seine = "M1030,660C930,640 850,600 790,545C735,490 690,452 610,447C545,444 500,415 455,385C400,350 330,330 262,330"
    seine += "C190,330 150,318 120,352C95,385 90,420 62,470C40,510 0,530 -30,545"
    streets = (
        "M60,195L-40,150M60,195L0,60M60,195L130,20M60,195L430,331L728,416L1040,520M60,195L-40,300M390,215"
        "L440,-20"
        "M556,416L610,126L640,-20M556,416L470,720M684,262L1040,120M684,262L880,-20M294,541L150,720M294,541"
        "L-40,600"
        "M606,650L640,720M606,650L1040,560M294,541Q450,610 606,650T728,416M267,50Q480,-10 610,126T728,416"
    )
    return (
        f'<ellipse cx="500" cy="350" rx="545" ry="405" fill="none" stroke="{STREET}" stroke-width="10"/>'
        f'<path class="streets" fill="none" stroke="{STREET}" stroke-width="5" d="{streets}"/>'
        f'<g class="parks" fill="{PARK}"><path d="M395,520Q440,498 492,522L480,575Q440,592 402,572Z"/>'
        '<path d="M262,296L382,318L377,345L256,322Z"/><path d="M905,352Q950,345 985,372L978,425Q930,432 902,405Z"/>'
        '<path d="M-10,260Q28,268 32,300Q20,330 -10,335Z"/><path d="M85,395L150,452L132,470L70,414Z"/>'
        '<path d="M808,60Q850,44 885,70Q890,112 850,120Q812,112 808,60Z"/></g>'
        f'<path class="shore" fill="none" stroke="{SHORE}" stroke-width="35" stroke-linecap="round" d="{seine}"/>'
        f'<path class="water" fill="none" stroke="{WATER}" stroke-width="31" stroke-linecap="round" d="{seine}"/>'
        f'<g class="islands" fill="{CARD}" stroke="{SHORE}">'
        '<path d="M520,428Q545,422 585,437Q600,446 575,450Q540,450 520,428Z"/>'
        '<path d="M607,443Q628,440 650,455Q660,464 640,464Q618,458 607,443Z"/></g>'
        + _waves(((860, 612), (318, 335), (20, 520)))
    )


def _asia() -> str:
    """The seas around India and China, the great rivers, the Himalayas and the deserts behind them."""
    india = (
        "-20,232 3,239 28,252 51,262 51,274 55,292 56,306 61,320 66,339 74,343 63,347 56,347 57,367 60,387 "
        "67,395 80,392 88,375 89,392 85,409 79,427 72,449 70,470 67,496 64,531 63,559 60,597 61,627 64,660 "
        "66,688 72,711 78,722 89,715 96,708 110,710 108,698 134,694 144,666 163,640 161,611 159,589 176,591 "
        "197,588 205,581 223,574 245,565 260,553 282,549 293,536 302,520 318,520 334,527 358,526 371,512 "
        "387,518 388,549 395,573 407,586 407,603 415,619 412,644 405,668 424,682 446,683 464,650 472,653 "
        "470,679 475,705 478,734 470,730"
    )
    china = (
        "500,730 509,712 528,711 540,730 684,760 685,710 669,678 655,643 645,614 663,596 683,587 697,585 "
        "711,594 722,604 718,637 729,640 744,626 758,620 775,625 787,642 799,655 815,642 827,608 854,584 "
        "880,558 899,540 914,520 922,497 926,470 926,443 932,415 928,399 917,394 932,384 932,364 912,342 "
        "902,313 888,295 894,281 906,261 923,254 921,245 901,238 886,249 878,245 874,231 860,218 865,211 "
        "879,204 893,186 903,179 909,189 902,208 904,219 915,210 935,201 948,210 949,235 970,245 971,269 "
        "975,306 990,303 1006,293 1006,266 990,231 972,205 990,172 996,143 1006,126 1027,131 1047,109"
    )
    islands = (
        "697,658 709,685 726,684 737,668 728,656 709,650",
        "935,523 928,529 911,565 910,589 916,610 929,573 940,530",
    )
    rivers = (
        "272,241 248,191 215,137 186,129 163,146 136,174 112,207 83,225 70,272 56,300",
        "230,261 212,297 228,368 246,406 292,416 331,439 344,467 365,489 367,513",
        "288,291 333,339 419,370 483,389 489,417 438,434 383,435 366,463 365,489",
        "468,278 552,324 564,410 570,463 609,482 666,458 708,449 745,418 784,412 805,429 824,399 849,415 "
        "885,357 925,366",
        "545,274 611,313 645,331 633,278 680,267 705,229 717,192 728,164 767,172 779,206 778,276 781,309 "
        "817,300 846,273 867,246 878,237",
        "506,312 548,371 554,438 543,492 560,549 541,577 579,619 619,639 620,694 622,753 609,812",
        "516,463 488,494 463,543 432,582 429,636 417,671",
        "950,51 934,64 922,81 911,56 894,17",
    )
    peaks = (
        "252,246 270,272 290,296 312,318 336,338 362,378 388,388 414,392 230,236 262,296 284,322 300,96 "
        "326,88 352,98 290,150 318,168 346,180 374,190 404,200 436,212 468,222 500,230 360,240 390,262 "
        "420,300 450,322 480,300 452,260 590,300 612,330 588,346 530,262 556,246 548,58 568,92 858,92 842,108 "
        "866,112 640,330 62,20 84,34 110,24 140,40"
    )
    dunes = (
        "420,120 446,112 472,122 432,136 460,138 486,142 500,124 520,150 548,160 512,172 640,96 660,86 "
        "668,104 760,110 780,122 740,124 772,140 790,100"
    )
    waves = (
        "20,330 24,480 14,664 240,620 280,660 330,580 350,640 560,690 640,670 780,680 850,640 880,660 950,560 "
        "960,440 960,330 960,640"
    )
    seas = f"M-20,720L{_bent(india)[1:]}L{_bent(china)[1:]}L1040,720Z"
    shores = "".join(f"{_bent(island)}Z" for island in islands)
    return (
        _sand(_spots(dunes))
        + _river("".join(_bent(river) for river in rivers))
        + _water(seas)
        + f'<path class="islands" fill="{CARD}" stroke="{SHORE}" stroke-width="1.4" d="{shores}"/>'
        + _waves(_spots(waves))
        + _mountains(_spots(peaks))
    )


def _usa() -> str:
    """Two oceans, the gulf, the great lakes, the Rockies."""
    pacific = (
        "M-20,-20H30Q44,30 52,70Q50,86 64,100Q56,112 60,130Q44,150 46,196Q40,230 36,262Q38,300 48,330"
        "Q52,360 58,374"
        "Q66,400 88,426Q110,450 128,464Q146,484 158,500Q172,540 196,580Q216,630 244,664Q262,700 270,720H-20Z"
    )
    gulf = (
        "M224,560Q262,592 288,640Q306,684 322,720H290Q276,664 250,620Q228,588 224,560ZM450,720"
        "Q462,690 466,650Q474,612 508,590Q536,570 560,574Q592,564 612,574"
        "Q640,586 652,566Q690,556 716,566Q738,582 742,612Q752,650 776,672Q796,676 802,650Q796,612 782,576"
        "Q780,548 796,520"
        "Q812,498 834,476Q866,452 884,430Q878,400 890,376Q884,352 900,340Q912,318 934,302Q962,292 984,284"
        "Q990,268 972,262"
        "Q962,240 980,222Q1000,206 1020,198V720Z"
    )
    lakes = (
        "M612,150Q640,120 684,130Q710,140 704,152Q668,150 640,160Q616,166 612,150ZM668,256Q660,216 680,190"
        "Q700,176 702,186"
        "Q690,210 692,246Q682,268 668,256ZM732,196Q722,172 744,168Q784,172 786,206Q768,220 758,246"
        "Q744,246 750,224Z"
        "M752,272Q780,250 826,250Q820,264 792,272Q764,284 752,272ZM826,226Q846,212 878,214Q872,228 842,234Z"
    )
    return (
        _water(pacific)
        + _water(gulf)
        + _water(lakes)
        + _waves(((4, 300), (20, 480), (90, 580), (540, 640), (620, 660), (860, 560), (910, 470), (880, 640)))
        + _mountains(
            (
                (300, 240),
                (318, 266),
                (296, 212),
                (330, 350),
                (160, 250),
                (140, 300),
                (286, 130),
                (268, 98),
                (770, 386),
                (752, 410),
            )
        )
    )


_GROUNDS: Final = {"ticket_to_ride_paris": _paris, "ticket_to_ride_asia": _asia, "ticket_to_ride_usa": _usa}

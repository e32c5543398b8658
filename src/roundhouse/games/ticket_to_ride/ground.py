"""What lies under the map: land and water in a few lines, our own drawing. A board that somebody brought has none."""

from __future__ import annotations

from typing import Final

from .art import CARD, INK

WATER: Final = "#d5ddd0"
SHORE: Final = "#8fa69a"
HILL: Final = "#b9a678"
PARK: Final = "#dfe3c0"
STREET: Final = "#eadcb8"


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


def _waves(spots: tuple[tuple[int, int], ...]) -> str:
    waves = "".join(f"M{x},{y}q6,-5 12,0t12,0t12,0" for x, y in spots)
    return f'<path class="waves" fill="none" stroke="{SHORE}" stroke-width="1.6" stroke-linecap="round" d="{waves}"/>'


def _mountains(spots: tuple[tuple[int, int], ...]) -> str:
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
    """Seas around the continent, the Caspian, the Himalayas."""
    ocean = (
        "M-20,720V520Q40,500 74,470Q84,500 108,545Q122,578 150,572Q215,548 262,508Q284,478 262,452"
        "Q238,452 226,424"
        "Q204,396 186,366Q196,356 208,372Q238,398 278,406Q306,408 318,416Q338,424 342,436Q352,462 358,500"
        "Q372,556 398,606"
        "Q414,646 428,642Q446,612 452,574Q470,546 500,514Q524,486 546,474Q566,482 574,512Q580,536 596,534"
        "Q612,560 618,598Q632,636 648,668Q664,676 664,650Q650,622 640,596Q634,574 640,564Q656,588 668,598"
        "Q700,596 706,566Q704,530 684,500Q672,476 690,466Q722,464 756,476Q792,458 808,424Q822,384 814,346"
        "Q800,316 790,300Q806,288 794,270Q778,262 782,252Q806,254 818,256Q828,282 838,308Q858,312 866,296"
        "Q868,266 852,244Q872,226 892,212Q926,190 944,150Q958,112 1020,86V720Z"
    )
    mediterranean = "M-20,262Q20,254 48,262Q68,270 70,292Q72,318 64,340Q30,344 -20,334Z"
    black_sea = "M-20,186Q10,164 52,176Q92,168 116,190Q120,206 96,206Q50,200 -20,212Z"
    red_sea = "M58,352Q70,352 78,386Q92,430 96,470L74,470Q52,420 46,372Z"
    caspian = (
        "M190,176Q214,172 224,190Q212,204 214,222Q226,244 222,264Q202,272 194,250Q190,226 184,206Q178,186 190,176Z"
    )
    lakes = "M272,192q12,-8 18,4q-4,14 -16,10zM634,98q26,-28 42,-52q10,-2 6,8q-18,32 -38,50q-8,2 -10,-6z"
    islands = (
        "M878,344Q884,322 906,310Q924,296 928,276Q938,252 946,230L964,230Q972,268 956,298Q936,322 908,330"
        "Q894,350 880,352Z"
        "M962,226Q952,204 974,196Q996,206 984,226ZM936,110Q946,70 960,40L970,44Q964,84 948,124ZM820,424"
        "q10,-14 16,0q0,24 -10,34q-10,-12 -6,-34z"
        "M560,610Q600,640 640,690L660,720H600Q580,660 552,620ZM730,640Q770,590 812,600Q830,640 800,690"
        "L780,720H740Q716,680 730,640Z"
        "M846,480Q872,478 872,510Q886,540 900,560Q880,560 862,536Q842,510 846,480ZM440,640q14,-8 20,12"
        "q0,24 -14,22q-10,-16 -6,-34z"
    )
    return (
        _water(ocean)
        + _water(mediterranean + black_sea + red_sea + caspian + lakes)
        + f'<path class="islands" fill="{CARD}" stroke="{SHORE}" stroke-width="1.4" d="{islands}"/>'
        + _waves(((250, 600), (300, 560), (500, 620), (860, 400), (930, 470), (900, 640), (20, 620), (900, 260)))
        + _mountains(
            (
                (430, 262),
                (456, 282),
                (480, 300),
                (516, 318),
                (585, 330),
                (600, 366),
                (470, 250),
                (560, 240),
                (592, 220),
                (330, 250),
            )
        )
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

"""The Seine with its islands, the boulevards, the parks."""

from __future__ import annotations

from ...show.land import LAND, PARK, SHORE, STREET, WATER, waves


def land() -> str:
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
        f'<g class="islands" fill="{LAND}" stroke="{SHORE}">'
        '<path d="M520,428Q545,422 585,437Q600,446 575,450Q540,450 520,428Z"/>'
        '<path d="M607,443Q628,440 650,455Q660,464 640,464Q618,458 607,443Z"/></g>'
        + waves(((860, 612), (318, 335), (20, 520)))
    )

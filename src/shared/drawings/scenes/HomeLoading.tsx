import { Cloud, House, Tree } from '../kit/country.tsx'
import { Crew } from '../kit/crew.tsx'
import { outline, Sofa } from '../kit/things.tsx'
import { palette } from '../palette.ts'
import { TruckBody } from '../truck/Truck.tsx'

/** Dual wheel on the far side, seen at the same angle as the near ones. */
const FarWheel = () => (
  <g transform="matrix(.74 -.15 0 1 244 222)">
    <circle r="32" fill={palette.ink} />
    <circle r="32" cx="-26" cy="-4" fill={palette.ink} />
    <circle r="19" cx="-26" cy="-4" fill={palette.road} />
  </g>
)

export const HomeLoading = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
    <rect width="480" height="320" fill={palette.sky} />
    <Cloud x={52} y={58} scale={0.9} />
    <Cloud x={356} y={40} scale={0.7} />
    <path d="M0 172h480v148H0z" fill={palette.prairie} />
    <path d="M0 172h480v6H0z" fill={palette.prairieDark} />
    <House x={-34} y={196} scale={1.35} roof={palette.skyDeep} />
    <Tree x={134} y={194} scale={0.8} />
    <Tree x={462} y={216} scale={0.9} />
    {/* Driveway, running the way the truck points. */}
    <path d="M0 268L480 172V320H0z" fill={palette.line} />
    <path d="M0 268L480 172v8L0 276z" fill={palette.card} />
    <path d="M178 262L300 300 480 264V200z" fill={palette.ink} opacity=".2" />
    <FarWheel />
    {/* The axle, in the dark under the bed. */}
    <path d="M240 216L340 238V252L240 230z" fill={palette.ink} />
    {/* The open back: far side from within, what is loaded already, floor, frame. */}
    <g {...outline}>
      <path d="M178 180V46L480-14V130z" fill={palette.pineMist} />
      <path d="M178 180L480 120V200L274 212z" fill={palette.sand} />
      <path d="M296 72l4-42q1-9 10-11l52-11q9-2 8 7l-4 50z" fill={palette.card} />
      <path d="M310 70l3-36 46-10-3 38" fill="none" stroke={palette.skyDeep} strokeWidth="4" />
      <path d="M398 60L412 4l28 6-12 50z" fill={palette.brickLight} />
      <path d="M426 60l12-50 2 0-12 50z" fill={palette.brick} />
      <ellipse cx="426" cy="8" rx="14" ry="6" transform="rotate(13 426 8)" fill={palette.wheat} />
      <path d="M420 7q6-5 10 1-3 4-6 0" fill="none" strokeWidth="1.5" />
      <path d="M178 180V46l9-2V178z" fill={palette.pineLight} />
      <path d="M178 180V192L274 224V212z" fill={palette.pineLight} />
      <path d="M184 196v14L272 240V226z" fill={palette.ink} />
      <path d="M180 208v8L268 245v-8z" fill={palette.steelDark} />
      <path d="M182 186v7l12 4v-7z" fill={palette.brickLight} />
    </g>
    <Crew
      look="fair"
      x={236}
      y={188}
      scale={0.84}
      facing={-1}
      lean={20}
      hip={[232, 112]}
      feet={[
        [220, 188],
        [246, 188],
      ]}
      hands={[
        [176, 122],
        [190, 130],
      ]}
    />
    <Sofa x={88} y={240} scale={1.16} turn={-21} fill={palette.marigold} dark={palette.marigoldDark} />
    <g transform="matrix(.76 -.15 0 1 276 290)">
      <TruckBody floating />
    </g>
    {/* A cushion that had other plans. */}
    <g transform="translate(158 262) rotate(24)" {...outline}>
      <path d="M-18-14Q0-10 18-14 14 0 18 14 0 10-18 14-14 0-18-14z" fill={palette.brickLight} />
      <path d="M6-12.5Q13-13 18-14 14 0 18 14 12 12.5 6 12.5 9 0 6-12.5z" fill={palette.brick} stroke="none" />
      <path d="M-18-14Q0-10 18-14 14 0 18 14 0 10-18 14-14 0-18-14z" fill="none" />
    </g>
    <path d="M132 240q4-10 14-12M128 250q-1-4 0-6" fill="none" {...outline} strokeWidth="1.5" />
    <path d="M146 304h38l8 5h-42zM30 306h64l26 8H60z" fill={palette.ink} opacity=".14" />
    <Crew
      x={56}
      y={306}
      pose="lift"
      hip={[56, 228]}
      lean={20}
      feet={[
        [82, 306],
        [20, 304, 22],
      ]}
      hands={[
        [112, 236],
        [100, 218],
      ]}
    />
  </svg>
)

import { Cloud, House, Tree } from '../kit/country.tsx'
import { Crew } from '../kit/crew.tsx'
import { outline, strew } from '../kit/things.tsx'
import { palette } from '../palette.ts'

const dark = strew('122 334, 158 326, 186 332, 214 318, 246 310, 268 318, 200 306, 300 304, 330 296, 270 296, 232 332')
const pale = strew('140 330, 176 316, 228 324, 258 302, 312 290, 284 312, 210 330, 346 286, 238 298, 320 304')
/** The lawn's edge, grown up against the walls. */
const tufts = strew(
  '236 272, 262 270, 300 273, 332 271, 364 272, 212 283, 186 294, 160 304, 130 318, 104 330, 80 342, 120 343, 152 342, 196 343, 232 341, 262 329, 300 312, 336 296, 366 282',
  'l-6-7 4 1 0-7 4 6 5-6-2 13z',
)
const straps = 'M162 36L96 142l10 104M162 36L250 142l0 104M316-6L391 97l-9 97'

export const ShedRemoval = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" fill={palette.sky} />
    <Cloud x={-20} y={92} scale={1.4} />
    <Cloud x={396} y={60} />
    <path d="M0 182h480v40H0z" fill={palette.prairie} />
    <Tree x={26} y={190} scale={0.6} />
    <House x={44} y={190} scale={0.55} wall={palette.line} roof={palette.brickLight} />
    <House x={398} y={192} scale={0.6} />
    <Tree x={470} y={196} scale={0.9} />
    <path d="M0 200q160-14 480-4v60H0z" fill={palette.prairieDark} />
    <path d="M0 232q200-12 480 8v120H0z" fill={palette.prairie} />
    {/* Where it stood: dead grass, old gravel, the shed's shadow. */}
    <path d="M66 344h176l156-76H232z" fill={palette.prairieDark} />
    <path d="M78 339h158l146-66H236z" fill={palette.line} />
    <path d="M150 339h86l146-66h-80z" fill={palette.ink} opacity=".16" />
    <path d={tufts} fill={palette.pineLight} />
    <path d={dark} stroke={palette.steelDark} strokeWidth="7" strokeLinecap="round" />
    <path d={pale} stroke={palette.card} strokeWidth="6" strokeLinecap="round" />
    <path d="M146 314h34l22 8h-44zM404 338h48l26 8h-58z" fill={palette.ink} opacity=".16" />
    {/* Rabbit, evicted. */}
    <g {...outline} transform="translate(-8 -14)">
      <path
        d="M168 328q-18 0-18-18 0-14 14-18l-8-24 8-2 6 20 4-20 8 2-2 26q8 8 2 14l-4 2q10 6 8 18z"
        fill={palette.sand}
      />
      <path d="M176 298h0" strokeWidth="4" />
    </g>
    {/* Rake, left where it fell. */}
    <path d="M250 322L352 282" stroke={palette.ink} strokeWidth="6" strokeLinecap="round" />
    <path d="M250 322L352 282" stroke={palette.marigold} strokeWidth="3" strokeLinecap="round" />
    <path
      d="M236 316l26 12M238 317l-5 6M246 320l-5 6M254 324l-5 6M262 328l-5 6"
      fill="none"
      {...outline}
      strokeWidth="3"
    />
    <circle cx="142" cy="308" r="6" fill={palette.card} {...outline} />
    {/* The shed. */}
    <g transform="translate(8 4) rotate(-5 230 140) scale(.88)">
      <path d="M162 36L238-30 316-6" fill="none" stroke={palette.ink} strokeWidth="4" />
      <g {...outline} strokeWidth="2.3">
        <path d="M248 142l132-48v100l-132 52z" fill={palette.brick} />
        <path d="M106 246V142l71-60 71 60v104z" fill={palette.brickLight} />
        <path d="M177 72l136-48 76 70-136 52z" fill={palette.road} />
        <path d="M203 95l136-48M229 119l136-50" fill="none" strokeWidth="1.5" />
        <path d="M96 142l81-70 78 72-7 9-71-64-73 63z" fill={palette.card} />
        <path d="M142 160h68v86h-68z" fill={palette.card} />
        <path d="M150 168h52v78h-52z" fill={palette.brickLight} />
        <path d="M150 168l52 78M202 168l-52 78" stroke={palette.card} strokeWidth="6" />
        <path d="M150 168h52v78h-52z" fill="none" />
        <path d="M292 148l42-16v36l-42 16z" fill={palette.skyDeep} />
        <path d="M313 140v36M292 166l42-16" fill="none" />
      </g>
      <path d={straps} fill="none" stroke={palette.ink} strokeWidth="9" strokeLinejoin="round" />
      <path d={straps} fill="none" stroke={palette.marigold} strokeWidth="5" strokeLinejoin="round" />
      <path d="M152 40L322-14" stroke={palette.ink} strokeWidth="13" strokeLinecap="round" />
      <path d="M152 40L322-14" stroke={palette.marigoldDark} strokeWidth="9" strokeLinecap="round" />
    </g>
    <path
      d="M122 244l-2 6M158 240l2 8M206 236l-2 9M226 244l3 6M282 214l2 8"
      stroke={palette.ink}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M344 150Q366 206 398 228" fill="none" stroke={palette.ink} strokeWidth="3" />
    <Crew
      x={436}
      y={334}
      scale={0.9}
      facing={-1}
      lean={-14}
      hands={[
        [396, 226],
        [400, 244],
      ]}
      feet={[
        [408, 338],
        [448, 336],
      ]}
    />
    <path d="M400 244q-8 40 4 70t-14 26" fill="none" stroke={palette.ink} strokeWidth="3" strokeLinecap="round" />
  </svg>
)

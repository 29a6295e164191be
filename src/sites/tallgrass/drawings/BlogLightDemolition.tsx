import { Cloud, House, Tree } from '../../../shared/drawings/kit/country.tsx'
import { Crew } from '../../../shared/drawings/kit/crew.tsx'
import { outline } from '../../../shared/drawings/kit/things.tsx'
import { palette } from '../../../shared/drawings/palette.ts'

/** Three planes of one oblique view: along the house, out from it, and flat on the deck. */
const along = 'matrix(.9 .28 0 1 200 106)'
const flat = 'matrix(.9 .28 -.8 .36 200 106)'
/** Any point of that view: so far along the house, so far out from it, so far below the deck. */
const at = (u: number, v: number, drop = 0) =>
  `${Math.round(200 + 0.9 * u - 0.8 * v)} ${Math.round(106 + 0.28 * u + 0.36 * v + drop)}`

const joists = [150, 182, 214, 246, 278]

/** Laid out longest first, the way they get measured, counted and loaded. */
const sorted = Array.from({ length: 9 }, (_, i) => ({ x: 404 + i * 22, y: 246 + i * 6.5, run: 170 - i * 15 }))

/** Found under the deck, after all these summers. */
const lost = [
  [206, 84],
  [229, 112],
  [268, 126],
] as const

export const BlogLightDemolition = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 400">
    <g transform="scale(1.25)">
      <rect width="768" height="320" fill={palette.sky} />
      <Cloud x={584} y={58} />
      <House x={620} y={138} scale={0.9} wall={palette.wheat} roof={palette.steelDark} />
      <Tree x={610} y={146} scale={0.9} />
      <path d="M0 144h768v176H0zM0 80h240v80H0z" fill={palette.prairie} />
      <path d="M560 118h208v34H560z" fill={palette.pineMist} />
      <path d="M560 118h208v5H560z" fill={palette.cloud} />
      <path
        d="M584 123v29M616 123v29M648 123v29M680 123v29M712 123v29M744 123v29"
        stroke={palette.pineLight}
        strokeWidth="2"
        opacity=".4"
      />
      {/* The house: side, then the long wall. */}
      <path d="M470 0V250L620 182V0z" fill={palette.line} />
      <path d="M470 190V250L620 182V122z" fill={palette.brick} />
      <path d="M470 250L620 182l30 4-150 72z" fill={palette.ink} opacity=".14" />
      <path d="M510 0h66v84l-66 30z" fill={palette.card} />
      <path d="M518 0h50v79l-50 23z" fill={palette.skyDeep} />
      <path d="M518 40L568 18v6L518 46z" fill={palette.card} />
      <g transform={along}>
        <path d="M-260-220H300V0H-260z" fill={palette.card} />
        <path
          d="M-260-140H300M-260-118H300M-260-96H300M-260-74H300M-260-52H300M-260-30H300M-260-8H300"
          stroke={palette.line}
          strokeWidth="2"
        />
        <path d="M-260 0H300V60H-260z" fill={palette.brickLight} />
        <path d="M-260 20H300M-260 40H300" stroke={palette.brick} strokeWidth="1.5" opacity=".6" />
        <path d="M292-220H300V60H292z" fill={palette.sand} />
        <path d="M80-118H206V0H80z" fill={palette.line} />
        <path d="M88-110H140V-4H88zM146-110H198V-4H146z" fill={palette.road} />
        <path d="M94-50l40-44v24L94-26z" fill={palette.steel} opacity=".5" />
        <path d="M76-86l134 52-3 9-134-52zM76-34L207-95l4 8L80-26z" fill={palette.marigold} />
        <path
          d="M98-77l10 4-3 9-10-4zM126-66l10 4-3 9-10-4zM168-50l10 4-3 9-10-4zM196-39l10 4-3 9-10-4zM104-47l10-5 4 8-10 5zM170-78l10-5 4 8-10 5z"
          fill={palette.ink}
        />
        <path d="M-60-104H20V-30H-60z" fill={palette.line} />
        <path d="M-54-98H14V-36H-54z" fill={palette.skyDeep} />
        <path d="M-54-98h20q4 34-20 62z" fill={palette.cloud} />
        <path d="M-22-98h4v62h-4z" fill={palette.line} />
        <path d="M238-100h16v6h-16zM240-94h12v20h-12z" fill={palette.ink} />
        <path d="M243-91h6v14h-6z" fill={palette.marigold} />
      </g>
      {/* Bare ground, frame, the boards that still lie. */}
      <path d={`M${at(-40, 0, 54)}L${at(300, 0, 54)} ${at(300, 150, 54)} ${at(-40, 150, 54)}z`} fill={palette.sand} />
      <path
        d={`M${at(-40, 0, 54)}L${at(170, 0, 54)} ${at(150, 150, 54)} ${at(-40, 150, 54)}z`}
        fill={palette.ink}
        opacity=".5"
      />
      <path
        d={`M${at(170, 0, 54)}L${at(300, 0, 54)} ${at(300, 30, 54)} ${at(170, 30, 54)}z`}
        fill={palette.ink}
        opacity=".14"
      />
      <path d={`M${at(300, 150, 54)}l90 30 90-40-60-30z`} fill={palette.ink} opacity=".12" />
      <g {...outline}>
        {lost.map(([u, v]) => (
          <circle
            key={u}
            cx={at(u, v, 46).split(' ')[0]}
            cy={at(u, v, 46).split(' ')[1]}
            r="6"
            fill={palette.marigold}
          />
        ))}
        {[-36, 130, 292].map((u) => (
          <path key={u} d={`M${at(u, 148)}v56l9 3v-56z`} fill={palette.marigoldDark} />
        ))}
        <g transform={flat}>
          <path d="M140 0H300V8H140z" fill={palette.wheat} />
          {joists.map((u) => (
            <path key={u} d={`M${u} 0h9V150h-9z`} fill={palette.wheat} />
          ))}
          {[128, 158, 106, 142, 92, 120, 70].map((end, i) => (
            <path key={end} d={`M-40 ${i * 21.5}H${end}v20.5H-40z`} fill={palette.sand} />
          ))}
        </g>
        <path d={`M${at(-40, 150)}L${at(300, 150)} ${at(300, 150, 16)} ${at(-40, 150, 16)}z`} fill={palette.wheat} />
        <path d={`M${at(300, 0)}L${at(300, 150)} ${at(300, 150, 16)} ${at(300, 0, 16)}z`} fill={palette.marigoldDark} />
      </g>
      {/* Sorted. */}
      <path d="M424 258l168 60h90l30-14-150-60z" fill={palette.ink} opacity=".14" />
      {sorted.map(({ x, y, run }) => (
        <g key={x} {...outline}>
          <path d={`M${x} ${y}l17 5v6l-17-5z`} fill={palette.wheat} />
          <path
            d={`M${x + 17} ${y + 5}l${run * 0.8} ${-run * 0.36}v6l${-run * 0.8} ${run * 0.36}z`}
            fill={palette.marigoldDark}
          />
          <path d={`M${x} ${y}l17 5 ${run * 0.8} ${-run * 0.36}-17-5z`} fill={palette.wheat} />
        </g>
      ))}
      <path d="M120 312h90l40 8H140z" fill={palette.ink} opacity=".16" />
      <Crew
        look="fair"
        x={176}
        y={313}
        scale={0.84}
        pose="carry"
        hands={[
          [208, 222],
          [196, 226],
        ]}
      >
        <g {...outline}>
          <path d="M74 236L334 200l2 12L76 248z" fill={palette.wheat} />
          <path d="M76 248L336 212v6L77 254z" fill={palette.marigoldDark} />
          <path d="M100 238h0M312 210h0M116 236h0" strokeWidth="3.5" />
        </g>
      </Crew>
      {/* The permit, where the inspector looks. */}
      <path d="M738 296l30 8v16h-80z" fill={palette.ink} opacity=".14" />
      <g {...outline}>
        <path d="M668 330V44h62v286z" fill={palette.wheat} />
        <path d="M730 330V44l14-8v294z" fill={palette.marigoldDark} />
        <path d="M660 46l36-18h56l-14 18z" fill={palette.wheat} />
        <path d="M660 46h78v12h-78z" fill={palette.sand} />
        <path d="M738 46l14-18v12l-14 18z" fill={palette.marigoldDark} />
        <path d="M684 70v60M712 238q-6 40 0 82M684 250v70" fill="none" strokeWidth="1.5" opacity=".4" />
        <path d="M676 86l50-3 3 88-50 3z" fill={palette.ink} opacity=".16" stroke="none" />
        <path d="M672 82l50-3 3 88-50 3z" fill={palette.card} />
        <path d="M672 82l50-3 .5 16-50 3z" fill={palette.pine} />
        <path d="M680 107l32-2M680 116l26-1.5M681 125l30-2M681 134l16-1" strokeWidth="1.5" opacity=".6" />
        <circle cx="707" cy="148" r="12" fill="none" stroke={palette.brick} strokeWidth="2.5" />
        <path d="M701 148l5 5 8-10" fill="none" stroke={palette.brick} strokeWidth="2.5" />
        <path d="M676 86l7-4M711 84l8-2M678 164l7-2M714 164l7-3" stroke={palette.steelDark} strokeWidth="3" />
      </g>
    </g>
  </svg>
)

import { House, Tree } from '../kit/country.tsx'
import { Crew } from '../kit/crew.tsx'
import { Fence, outline, strew } from '../kit/things.tsx'
import { palette } from '../palette.ts'

/** The profile of the moulded shell along the cut: rim, bench, footwell, lounger. */
const shell =
  'M34 170H80Q92 170 92 182V206Q92 216 104 216H136Q148 216 148 228V252Q148 262 160 262H216Q228 262 230 250L234 238Q236 228 248 226L280 218Q290 215 292 203L295 182Q296 170 308 170H326'

const jets = strew('122 172, 154 168, 188 166, 222 167, 256 171, 166 236, 190 236, 214 236')
const foam = strew(
  '52 196, 62 268, 86 276, 112 238, 124 268, 70 204, 248 254, 272 242, 262 280, 302 228, 316 262, 308 196, 182 280, 42 244',
)

const Duck = () => (
  <g {...outline}>
    <path d="M104 205q-2-14 12-12 10 1 16-5 6 18-10 20-16 2-18-3z" fill={palette.marigold} />
    <circle cx="110" cy="186" r="9" fill={palette.marigold} />
    <path d="M101 186l-9 3 9 4z" fill={palette.brickLight} />
    <path d="M108 184h0" strokeWidth="4" />
  </g>
)

export const HotTubRemoval = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" fill={palette.brickLight} />
    <path d="M0 56q240-30 480 0v120H0z" fill={palette.amber} opacity=".55" />
    <path d="M0 96q240-20 480 0v80H0z" fill={palette.wheat} />
    <House x={232} y={140} wall={palette.pineMist} roof={palette.pineLight} />
    <path
      d="M0 106q16-10 30-2 18-12 36-2 20-10 34 0 22-12 40 2 18-8 30 0 20-10 38 2 24-10 40 0 18-10 36 0 22-12 42 2 18-8 34 0 24-12 44 0 16-8 36 2 20-10 40-2v40H0z"
      fill={palette.leaf}
    />
    <Tree x={46} y={150} scale={1.5} />
    <Fence x={0} y={206} width={480} height={96} />
    <path d="M0 18Q90 84 196 62T480 10" fill="none" stroke={palette.ink} strokeWidth="2" />
    <path
      d={strew('36 46, 84 63, 134 68, 186 66, 238 54, 290 41, 342 30, 394 20')}
      stroke={palette.card}
      strokeWidth="11"
      strokeLinecap="round"
    />
    <path d="M0 206h480v30H0z" fill={palette.prairie} />
    <path d="M0 226h480v134H0z" fill={palette.line} />
    <path
      d="M0 262h480M0 312h480M84 226L20 360M200 226l-20 134M316 226l20 134M432 226l70 134"
      stroke={palette.sand}
      strokeWidth="2"
    />
    {/* The cover, folded, against the fence. */}
    <path d="M404 232h60l30 12h-80z" fill={palette.ink} opacity=".16" />
    <g {...outline}>
      <path d="M402 112l84-8v130l-72 6z" fill={palette.steel} />
      <path d="M388 116l14-4 12 128-16-2z" fill={palette.steelDark} />
      <path d="M440 150v-14q0-5 6-6l16-1" fill="none" strokeWidth="4" />
    </g>
    <path d="M26 288H338l52 30H78z" fill={palette.ink} opacity=".16" />
    {/* The half still standing: its far inside, then the cut face. */}
    <g {...outline}>
      <path d="M34 170L70 134H304l22 36z" fill={palette.card} />
      <path d="M92 174L112 146H276l19 28-5 42-60 50H148l-50-50z" fill={palette.sky} />
      <path d="M96 214l18-10H280l10 8-12 10-42 10-8 30H152l-4-42-30-6z" fill={palette.skyDeep} />
      <Duck />
      <path d={`${shell}V284H34z`} fill={palette.wheat} />
    </g>
    <path d={jets} stroke={palette.steelDark} strokeWidth="9" strokeLinecap="round" />
    <path d={jets} stroke={palette.card} strokeWidth="4" strokeLinecap="round" />
    <path d={foam} stroke={palette.marigold} strokeWidth="6" strokeLinecap="round" />
    <path d={shell} fill="none" stroke={palette.ink} strokeWidth="10" strokeLinejoin="round" />
    <path d={shell} fill="none" stroke={palette.card} strokeWidth="6" strokeLinejoin="round" />
    <g {...outline}>
      <path d="M62 236h34q10 0 10 10v26" fill="none" strokeWidth="11" />
      <path d="M62 236h34q10 0 10 10v26" fill="none" stroke={palette.cloud} strokeWidth="7" />
      <path d="M44 222h22v28H44z" fill={palette.steel} />
      <path d="M24 168h13v120H24zM323 168h13v120h-13zM24 280h312v10H24z" fill={palette.brick} />
    </g>
    {/* Cabinet boards, already off, and the saw's cord. */}
    <path d="M20 344h130l40 16H40z" fill={palette.ink} opacity=".16" />
    <g {...outline}>
      <path d="M10 344l30-14h126l-22 14zM10 344h134v8H10z" fill={palette.brick} />
      <path d="M4 330l30-12h118l-18 12zM4 330h130v8H4z" fill={palette.brickLight} />
      <path d="M134 330l18-12v8l-18 12zM144 344l22-14v8l-22 14z" fill={palette.brick} />
    </g>
    <path d="M414 206q16 40-24 70t-90 36-70 60" fill="none" stroke={palette.ink} strokeWidth="7" />
    <path d="M414 206q16 40-24 70t-90 36-70 60" fill="none" stroke={palette.marigold} strokeWidth="3" />
    {/* Saw and the next cut. */}
    <path d="M330 190v34" stroke={palette.ink} strokeWidth="4" />
    <Crew
      look="fair"
      x={420}
      y={342}
      scale={1.2}
      facing={-1}
      lean={14}
      feet={[
        [394, 342],
        [452, 340, 12],
      ]}
      hands={[
        [396, 196],
        [368, 186],
      ]}
    >
      <g {...outline}>
        <path d="M356 184l-44-2 4 7 40 4z" fill={palette.steel} />
        <path d="M354 178h14l6 6h22q14 0 14 10v16q0 6-6 6h-10v-8h8v-8h-28q-8 0-12-6h-8z" fill={palette.brick} />
      </g>
    </Crew>
    <path
      d={strew('352 306, 362 318, 340 322, 372 300, 330 310, 350 334')}
      stroke={palette.card}
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
)

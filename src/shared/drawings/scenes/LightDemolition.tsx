import { Crew } from '../kit/crew.tsx'
import { outline } from '../kit/things.tsx'
import { palette } from '../palette.ts'

export const LightDemolition = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    {/* Back of the house. */}
    <rect width="480" height="360" fill={palette.skyDeep} />
    <path
      d="M0 18h480M0 42h480M0 66h480M0 90h480M0 114h480M0 138h480M0 162h480M0 186h480"
      stroke={palette.steel}
      strokeWidth="2"
    />
    <path d="M0 206h480v100H0z" fill={palette.road} />
    <path d="M0 292h480v68H0z" fill={palette.prairie} />
    {/* A sliding door above nothing. */}
    <path d="M42 40h130v166H42z" fill={palette.card} />
    <path d="M50 48h52v152H50z" fill={palette.road} />
    <path d="M110 48h54v152h-54z" fill={palette.sky} />
    <path d="M116 140l40-72M126 160l36-66" stroke={palette.cloud} strokeWidth="6" />
    <path d="M42 200h130v8H42z" fill={palette.line} />
    <path d="M412 34h80v104h-80z" fill={palette.card} />
    <path d="M420 42h72v40h-72zM420 90h72v40h-72z" fill={palette.road} />
    <path d="M420 42h40q-4 60-40 84z" fill={palette.wheat} />
    <path d="M404 136h90v9h-90z" fill={palette.line} />
    {/* Cat on the sill. */}
    <path d="M62 201q-6-34 8-44l-1-13 8 6h7l8-6-1 15q12 14 8 42z" fill={palette.ink} />
    <path d="M64 198q-8 26 2 36" fill="none" stroke={palette.ink} strokeWidth="6" strokeLinecap="round" />
    <path d="M0 292h480v24H0z" fill={palette.ink} opacity=".2" />
    {/* Bare joists. */}
    <g {...outline}>
      <path d="M-10 208H480v12H-10z" fill={palette.marigoldDark} />
      {[16, 84, 152, 220].map((x) => (
        <path key={x} d={`M${x} 216h12l-30 44h-14z`} fill={palette.wheat} />
      ))}
      {[16, 84, 152, 220].map((x) => (
        <path key={x} d={`M${x + 12} 216v12l-30 44v-12z`} fill={palette.marigoldDark} />
      ))}
      <path d="M20 274h14v58H20zM190 274h14v58h-14zM400 274h14v58h-14z" fill={palette.marigoldDark} />
      <path d="M-10 260H480v16H-10z" fill={palette.sand} />
      {/* Boards still down. */}
      <path d="M258 208H490v12H252zM266 220H490v13H258zM244 233H490v13H236zM250 246H490v15H240z" fill={palette.wheat} />
      <path
        d="M252 220H490v4H250zM258 233H490v4H256zM236 246H490v4H234z"
        fill={palette.ink}
        stroke="none"
        opacity=".14"
      />
    </g>
    {/* The board coming up. */}
    <g {...outline}>
      <path d="M296 246L178 62l20-10 116 190z" fill={palette.wheat} />
      <path d="M178 62l-7 6 118 184 7-6z" fill={palette.marigoldDark} />
      <path d="M186 90l-12 7M224 149l-12 7M262 208l-12 7" />
      <path d="M226 118l14 20M262 172l8 13" fill="none" strokeWidth="1.5" />
    </g>
    <Crew
      x={356}
      y={252}
      facing={-1}
      pose="push"
      hands={[
        [310, 186],
        [320, 166],
      ]}
    >
      <path d="M328 152L278 238q-5 8-16 8" fill="none" stroke={palette.ink} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M328 152L278 238q-5 8-16 8"
        fill="none"
        stroke={palette.brickLight}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Crew>
    {/* Stack and nails. */}
    <path d="M70 349h214l30 11H100zM328 350h46l34 10h-64z" fill={palette.ink} opacity=".16" />
    <g {...outline}>
      <g transform="translate(32 2)">
        <path
          d="M250 346l14-7v-9l-14 7zM222 336l14-7v-9l-14 7zM186 326l14-7v-9l-14 7zM146 316l14-7v-9l-14 7z"
          fill={palette.marigoldDark}
        />
        <path d="M30 347h220v-10H30zM38 337h184v-10H38zM34 327h152v-10H34z" fill={palette.wheat} />
        <path d="M44 317h102v-10H44zM44 307l14-7h102l-14 7zM146 317h40l14-7h-40z" fill={palette.wheat} />
      </g>
      <g transform="translate(26)">
        <path d="M308 294l-8-18M320 290l2-22M334 292l6-20M344 294l12-12M296 277l8-3M317 268h9M336 271l8 3" />
        <path d="M294 292h62l-8 58h-46z" fill={palette.brickLight} />
        <path d="M334 292h22l-8 58h-16z" fill={palette.brick} />
        <path d="M298 296q27 50 54 0" fill="none" />
      </g>
    </g>
  </svg>
)

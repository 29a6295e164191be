import { Cloud, Tree } from '../kit/country.tsx'
import { Crew } from '../kit/crew.tsx'
import { ContactShadow, outline } from '../kit/things.tsx'
import { palette } from '../palette.ts'

const Cabinet = ({ x, fill }: { x: number; fill: string }) => (
  <g {...outline}>
    <path d={`M${x} 124h60v172h-60z`} fill={fill} />
    {[124, 167, 210, 253].map((y) => (
      <g key={y}>
        <path d={`M${x + 6} ${y + 6}h48v31h-48z`} fill={fill} />
        <path d={`M${x + 22} ${y + 14}h16v7h-16z`} fill={palette.card} strokeWidth="1.5" />
        <path d={`M${x + 22} ${y + 29}h16`} strokeWidth="4" />
      </g>
    ))}
  </g>
)

export const CommercialJunkRemoval = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    {/* The office park outside. */}
    <rect width="480" height="230" fill={palette.sky} />
    <Cloud x={330} y={80} scale={1.1} />
    <Cloud x={196} y={52} scale={0.7} />
    <path d="M102 92h96v86h-96z" fill={palette.pineMist} />
    <path d="M110 104h80v10h-80zM110 124h80v10h-80zM110 144h80v10h-80z" fill={palette.cloud} />
    <path d="M198 92h10v86h-10z" fill={palette.steelDark} />
    <path d="M386 112h100v66H386z" fill={palette.sand} />
    <path d="M394 122h90v12h-90zM394 144h90v12h-90z" fill={palette.cloud} />
    <path d="M378 112h8v66h-8z" fill={palette.steelDark} />
    <path d="M0 176h480v54H0z" fill={palette.prairie} />
    <path d="M0 200h480v30H0z" fill={palette.steel} />
    <Tree x={246} y={186} scale={0.6} fill={palette.prairieDark} shade={palette.leaf} />
    <Tree x={452} y={192} scale={0.7} fill={palette.prairieDark} shade={palette.leaf} />
    {/* Window wall. */}
    <path d="M0 0h480v26H0z" fill={palette.card} />
    <path d="M0 26h480v5H0z" fill={palette.line} />
    <path d="M86 0h78v20H86z" fill={palette.ink} />
    <path d="M120 0v34q0 16 14 16t12 18" fill="none" stroke={palette.ink} strokeWidth="3" />
    <path d="M84 31v190M212 31v190M340 31v190M468 31v190M0 150h480" stroke={palette.card} strokeWidth="7" />
    <path d="M346 31h119v14l-119 40z" fill={palette.line} />
    <path d="M346 78l119-40M346 66l119-32M346 54l89-23" stroke={palette.sand} strokeWidth="2" />
    <path d="M0 218h480v22H0z" fill={palette.card} />
    <path d="M0 234h480v8H0z" fill={palette.line} />
    {/* Carpet, its clean patches, the light from the windows. */}
    <path d="M0 240h480v120H0z" fill={palette.steel} />
    <path
      d="M0 264h480M0 300h480M120 242l40 118M240 242l20 118M360 242l-10 118M440 242l-20 118"
      stroke={palette.steelDark}
      strokeWidth="1.5"
      opacity=".5"
    />
    <path d="M402 256h70l24 38h-76zM430 312h60v40h-42z" fill={palette.pineMist} />
    <path d="M408 260h0M466 260h0M424 289h0M436 317h0" stroke={palette.road} strokeWidth="5" strokeLinecap="round" />
    <path d="M20 242h60l60 118H76zM148 242h60l60 118h-64z" fill={palette.card} opacity=".35" />
    {/* The plant stays. */}
    <path
      d="M416 196q-22-6-24-30 20 4 26 22 0-30 16-44 12 22-6 44 14-16 28-12-6 20-26 22z"
      fill={palette.leaf}
      {...outline}
    />
    <path d="M406 194h34l-5 30h-24z" fill={palette.brickLight} {...outline} />
    {/* Desk on end. */}
    <path d="M4 300h72l26 12H22z" fill={palette.ink} opacity=".16" />
    <g {...outline}>
      <path d="M16 122h52v180H16z" fill={palette.marigoldDark} />
      <path d="M-4 244h68v58H-4zM-4 118h68v12H-4z" fill={palette.wheat} />
      <path d="M18 244v58M40 244v58M8 268v12M29 268v12M51 268v12" fill="none" />
      <path d="M62 106h14v198H62z" fill={palette.sand} />
    </g>
    {/* The load. */}
    <ContactShadow x={106} y={326} width={66} />
    <ContactShadow x={222} y={326} width={168} depth={14} />
    <g {...outline}>
      <path d="M200 306V176" fill="none" strokeWidth="7" />
      <path d="M350 124l16-8v172l-16 8z" fill={palette.steelDark} />
      <path d="M230 124l16-8h120l-16 8z" fill={palette.card} />
      <Cabinet x={230} fill={palette.steel} />
      <Cabinet x={290} fill={palette.wheat} />
      <path d="M227 160h124l18-9v10l-18 9H227zM227 250h124l18-9v10l-18 9H227z" fill={palette.marigold} />
      <path d="M276 156h18v18h-18zM276 246h18v18h-18z" fill={palette.brick} />
      <path d="M196 298h186v12H196z" fill={palette.marigoldDark} />
      <circle cx="224" cy="318" r="11" fill={palette.ink} />
      <circle cx="354" cy="318" r="11" fill={palette.ink} />
      {/* Office chair, upside down. */}
      <path d="M362 92q14 2 12 20" fill="none" strokeWidth="6" />
      <rect x="366" y="112" width="13" height="76" rx="6" fill={palette.brick} />
      <rect x="276" y="98" width="88" height="20" rx="9" fill={palette.brickLight} />
      <path d="M316 98V62h10v36z" fill={palette.steelDark} />
      <path d="M321 62L270 48M321 62l-22-22M321 62l24-20M321 62l52-12" fill="none" strokeWidth="6" />
      <path d="M270 42h0M299 33h0M346 34h0M374 43h0" strokeWidth="12" />
    </g>
    <Crew
      look="deep"
      x={140}
      y={326}
      pose="push"
      hands={[
        [200, 202],
        [200, 182],
      ]}
    />
  </svg>
)

import { Tree } from '../kit/country.tsx'
import { Crew } from '../kit/crew.tsx'
import { outline } from '../kit/things.tsx'
import { palette } from '../palette.ts'

const steps = 'M90 336V309H134V282H178V255H222V228H266V201H310V174H354V147H398V120H480'

const Machine = ({ x, washer }: { x: number; washer?: boolean }) => (
  <g {...outline}>
    <path d={`M${x} 262h70v76h-70z`} fill={palette.steel} />
    <path d={`M${x} 262l8-10h70l-8 10zM${x + 70} 262l8-10v76l-8 10z`} fill={palette.steelDark} />
    {washer ? (
      <>
        <circle cx={x + 35} cy="306" r="22" fill={palette.line} />
        <circle cx={x + 35} cy="306" r="14" fill={palette.ink} />
        <path d={`M${x + 28} 312q10-8 14 0l-2 26q8 0 8 7h-20v-24z`} fill={palette.brickLight} />
      </>
    ) : (
      <path d={`M${x + 14} 288h42v32h-42z`} fill={palette.steelDark} />
    )}
    <path d={`M${x + 8} 272h18M${x + 52} 272h0M${x + 61} 272h0`} strokeWidth="5" />
  </g>
)

export const ApplianceRemoval = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" fill={palette.road} />
    {/* Block wall. */}
    <path
      d="M0 60h400M0 100h370M0 140h340M0 180h290M0 220h240M0 260h180M0 300h110M60 60v40M160 60v40M260 60v40M110 100v40M210 100v40M60 140v40M160 140v40M20 100v40M110 180v40M20 180v40M60 220v40M20 260v40"
      stroke={palette.ink}
      strokeWidth="2"
      opacity=".22"
      fill="none"
    />
    <path d="M404 0h76v120h-76z" fill={palette.sky} />
    <path d="M404 66h76v54h-76z" fill={palette.prairie} />
    <Tree x={442} y={70} scale={0.4} />
    <path d="M404 0V120L60 336H0V200L380 0z" fill={palette.wheat} opacity=".22" />
    <path d="M392 0h12v120h-12z" fill={palette.card} />
    {/* Joists and a bulb. */}
    <path d="M0 0h392v14H0z" fill={palette.ink} />
    <path d="M0 14h70v16H0zM110 14h24v16h-24zM174 14h24v16h-24z" fill={palette.ink} opacity=".6" />
    <path d="M86 14v34" stroke={palette.ink} strokeWidth="3" />
    <circle cx="86" cy="58" r="11" fill={palette.marigold} />
    {/* Space under the stairs. */}
    <path d={`${steps}V336z`} fill={palette.ink} opacity=".5" />
    <path d="M0 336h480v24H0z" fill={palette.steelDark} />
    <path d="M90 336h390v24H150z" fill={palette.ink} opacity=".3" />
    <Machine x={300} washer />
    <Machine x={388} />
    <path d={`${steps}V160H412L126 336z`} fill={palette.sand} {...outline} />
    <path d={steps} fill="none" stroke={palette.wheat} strokeWidth="5" />
    <Crew
      x={340}
      y={174}
      scale={0.8}
      facing={-1}
      hip={[334, 112]}
      lean={4}
      feet={[
        [322, 174],
        [366, 147],
      ]}
      hands={[
        [284, 112],
        [276, 104],
      ]}
    />
    <g transform="translate(202 243) rotate(32)" {...outline}>
      <path d="M-4-156V6M-4-156q0-12 14-12" fill="none" strokeWidth="7" />
      <path d="M-90 2H4V9H-90z" fill={palette.brick} />
      <circle r="13" cx="4" cy="2" fill={palette.ink} />
      <circle r="4" cx="4" cy="2" fill={palette.steel} />
      <path d="M-86 0V-160q0-6 6-6H-14q6 0 6 6V0z" fill={palette.card} />
      <path d="M-30-166H-14q6 0 6 6V0H-30z" fill={palette.line} />
      <path d="M-86-108h56" fill="none" />
      <path d="M-38-98v28M-38-118v-10" strokeWidth="5" />
      <path d="M-76-92h26v30h-26z" fill={palette.sky} strokeWidth="1.5" />
      <path d="M-70-68v-10l7-7 7 7v10z" fill={palette.brickLight} strokeWidth="1.5" />
      <circle r="3" cx="-63" cy="-93" fill={palette.brick} strokeWidth="1.5" />
      <path d="M-88-40H-6v9H-88zM-88-134H-6v9H-88z" fill={palette.marigold} />
    </g>
    <Crew
      look="tan"
      x={92}
      y={336}
      scale={0.8}
      pose="push"
      feet={[
        [96, 309],
        [46, 336, 20],
      ]}
      hip={[72, 262]}
      lean={18}
      hands={[
        [150, 196],
        [146, 204],
      ]}
    />
  </svg>
)

import { palette as p } from '../palette.ts'

/** Where buildings stand in the scene; each is drawn upward from 0. */
export const ground = 366

type At = { readonly x: number }
type Painted = At & { readonly wall: string; readonly roof: string }

/** One storey under a long hip, garage at the right. */
export const Ranch = ({ x, wall, roof }: Painted) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H190l40 9H30Z" />
    <path fill={p.brick} d="M48-92h14v30H48Z" />
    <path fill={wall} d="M0-42H190V0H0Z" />
    <path fill={p.ink} opacity=".12" d="M0-42H190v7H0ZM128-35h62V0h-62Z" />
    <path fill={roof} d="M-12-42 22-76H166l36 34Z" />
    <path fill={p.ink} opacity=".1" d="M96-76h70l36 34H130Z" />
    <path fill={p.card} d="M138-28h44V0h-44Z" />
    <path fill={p.line} d="M138-20h44v3h-44ZM138-10h44v3h-44Z" />
    <path fill={p.pine} d="M14-30h34v18H14ZM92-30h24v18H92Z" />
    <path fill={p.paneLight} d="M16-28h13v14H16ZM32-28h14v14H32Z" />
    <path fill={p.skyDeep} d="M94-28h20v14H94Z" />
    <path fill={p.brick} d="M62-32h16V0H62Z" />
  </g>
)

/** Gable to the street, the long roof running away to the right. */
export const Gable = ({ x, wall, roof }: Painted) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H178l44 9H30Z" />
    <path fill={wall} d="M0-64 50-108 100-64V0H0ZM100-62h78V0h-78Z" />
    <path fill={p.ink} opacity=".14" d="M100-62h78V0h-78Z" />
    <path fill={roof} d="M50-116h92l44 56H102Z" />
    <path fill={p.brick} d="M130-136h14v24h-14Z" />
    <path fill="none" stroke={p.brick} strokeWidth="6" d="M-8-60 50-112 104-62" />
    <path fill={p.pine} d="M36-84h28v26H36ZM12-44h28v24H12ZM116-44h20v24h-20ZM148-44h20v24h-20Z" />
    <path fill={p.skyDeep} d="M38-82h11v22H38ZM51-82h11v22H51Z" />
    <path fill={p.paneLight} d="M14-42h24v20H14Z" />
    <path fill={p.marigold} d="M118-42h16v20h-16Z" />
    <path fill={p.pineLight} d="M60-38h20V0H60Z" />
  </g>
)

/** A bungalow of the Midwest: brick, hip and dormer, a bay to the street. */
export const Bungalow = ({ x, wall, roof }: Painted) => (
  <g transform={`translate(${x})`}>
    <path fill={p.ink} opacity=".14" d="M0-2H96l40 9H30Z" />
    <path fill={wall} d="M0-46H96V0H0Z" />
    <path fill={p.ink} opacity=".16" d="M62-46h34V0H62Z" />
    <path fill={roof} d="M-12-44 30-92h36l42 48Z" />
    <path fill={p.ink} opacity=".14" d="M48-92h18l42 48H70Z" />
    <path fill={wall} d="M30-72h36v20H30Z" />
    <path fill={roof} d="M24-70 48-88 72-70Z" />
    <path fill={p.card} d="M36-68h24v14H36ZM8-36h46v22H8ZM72-34h12V0H72Z" />
    <path fill={p.pine} d="M38-66h9v10h-9ZM49-66h9v10h-9ZM40-34h12v18H40Z" />
    <path fill={p.pane} d="M10-34h12v18H10ZM25-34h12v18H25Z" />
  </g>
)

export const WaterTower = ({ x }: At) => (
  <g transform={`translate(${x})`}>
    <path
      fill="none"
      stroke={p.steelDark}
      strokeWidth="4"
      d="M-34-108-44 0M34-108 44 0M-12-100-14 0M12-100 14 0M0-100V0"
    />
    <path fill="none" stroke={p.steelDark} strokeWidth="1.5" d="M-40-40H40M-37-74H37M-38-72 40-42M38-72-40-42" />
    <path fill={p.card} d="M-42-146q42-48 84 0v26q-42 50-84 0Z" />
    <path fill={p.steel} opacity=".7" d="M10-167q18 4 32 21v26q-14 16-32 22Z" />
    <path fill={p.brickLight} d="M-42-140H42v12H-42Z" />
    <path fill={p.steelDark} d="M-46-118H46v3H-46ZM-2-182h4v14h-4Z" />
  </g>
)

export const Elevator = ({ x }: At) => (
  <g transform={`translate(${x})`}>
    <path
      fill={p.line}
      d="M0-136q16-10 32 0V0H0ZM32-136q16-10 32 0V0H32ZM64-136q16-10 32 0V0H64ZM96-136q16-10 32 0V0H96Z"
    />
    <path
      fill={p.steelDark}
      opacity=".45"
      d="M20-141q8 1 12 5V0H20ZM52-141q8 1 12 5V0H52ZM84-141q8 1 12 5V0H84ZM116-141q8 1 12 5V0h-12Z"
    />
    <path fill={p.card} d="M34-180H72v42H34Z" />
    <path fill={p.steelDark} d="M30-180 53-192 76-180ZM72-150h60l36 62h-8l-34-54H72Z" />
    <path fill={p.brickLight} d="M128-66 160-88l32 22V0h-64Z" />
    <path fill={p.brick} d="M146-36h28V0h-28ZM160-88l32 22-3 6-31-21Z" />
  </g>
)

/** The suburb: what grew where the prairie was. */
export const Roofs = () => (
  <>
    <path fill={p.prairieDark} d="M0 360Q500 350 1000 356T2000 358V480H0Z" />
    <g transform={`translate(0 ${ground})`}>
      <Elevator x={300} />
      <WaterTower x={790} />
      <Ranch x={70} wall={p.line} roof={p.pineMist} />
      <Bungalow x={600} wall={p.brickLight} roof={p.pineLight} />
      <Gable x={1190} wall={p.card} roof={p.brickLight} />
      <Ranch x={1790} wall={p.card} roof={p.steelDark} />
    </g>
    <path
      fill={p.leaf}
      d="M0 368v-16q20-16 44 0v14ZM270 366q4-20 26-16 24-12 36 16ZM700 362q6-22 30-16 16-14 32 14ZM840 362q10-26 40-16 26-16 44 4 40-10 46 14ZM1370 366q4-22 26-18 22-12 34 18ZM1730 366q4-20 26-16 24-12 36 16ZM1980 364q4-20 40-16v16Z"
    />
  </>
)

import { layTruckload } from '../../../domain/prices/truckload.ts'
import { palette as p } from '../palette.ts'

export interface CargoBlock {
  color: string
  /** Its share of the truck. */
  share: number
}

/** The inside of the dump body as drawn: 240 x 124, at the place where the truck's drawing puts it. */
export const hold = { width: 240, height: 124 }

const round = (n: number) => Math.round(n * 10) / 10

/** What makes a block a thing: a taped carton, drawers, a cushion, a strapped bale. */
function Detail({ kind, x, y, w, h }: { kind: number; x: number; y: number; w: number; h: number }) {
  if (w < 12 || h < 10) return null
  const cx = round(x + w / 2)
  const cy = round(y + h / 2)
  const right = round(x + w)
  const low = round(y + h)
  if (kind === 0) return <path d={`M${cx} ${y}V${round(y + h * 0.35)}M${round(cx + 4)} ${low - 4}h${round(w / 5)}`} />
  if (kind === 1)
    return <path d={`M${x} ${cy}H${right}M${cx - 3} ${round(y + h / 4)}h6M${cx - 3} ${round(y + h * 0.75)}h6`} />
  if (kind === 2)
    return <path d={`M${round(x + 4)} ${round(y + h * 0.4)}H${right - 4}M${cx} ${round(y + h * 0.4)}V${low - 4}`} />
  return <path d={`M${round(x + w * 0.3)} ${y}V${low}M${round(x + w * 0.7)} ${y}V${low}`} />
}

/** A real load, to scale: each thing's area is its volume's share of the truck. */
export const Load = ({ load }: { load: readonly CargoBlock[] }) => (
  <g stroke={p.ink} strokeWidth="2" strokeLinejoin="round">
    {layTruckload(
      load.map(({ share }) => share),
      hold,
    ).map((block) => {
      const [x, y, w, h] = [round(block.x), round(block.y), round(block.width), round(block.height)]
      return (
        <g key={block.index}>
          <rect x={x} y={y} width={w} height={h} fill={load[block.index]?.color} />
          <path
            d={`M${round(x + w)} ${y}v${h}h${-round(Math.min(5, w / 4))}v${-h}z`}
            fill={p.ink}
            opacity=".14"
            stroke="none"
          />
          <g fill="none" strokeOpacity=".55" strokeWidth="1.5">
            <Detail kind={block.index % 4} x={x} y={y} w={w} h={h} />
          </g>
        </g>
      )
    })}
  </g>
)

/** A garage's worth. Its uneven surface evens out at y = 0; it reaches a full truck's depth below that. */
const Heap = () => (
  <g stroke={p.ink} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path fill={p.pine} d="M0 4H240V130H0Z" />
    <path fill={p.brickLight} d="M40 40V6q0-14 14-14h46q14 0 14 14V40Z" />
    <path fill={p.brick} d="M34 14q0-6 7-6t7 6V28H106V14q0-6 7-6t7 6V44H34Z" />
    <path fill={p.sand} d="M0-2 32-6V42H0Z" />
    <path fill={p.card} d="M122 4H160V46H122Z" />
    <circle cx="141" cy="28" r="11" fill={p.skyDeep} />
    <path fill={p.wheat} d="M166 20 172-8 208 0 202 28Z" />
    <circle cx="222" cy="20" r="22" fill={p.ink} />
    <circle cx="222" cy="20" r="10" fill={p.steelDark} />
    <path fill={p.line} d="M6 42H118q6 0 6 6v12q0 6-6 6H6q-6 0-6-6V48q0-6 6-6Z" />
    <path fill={p.marigoldDark} d="M126 46H182V84H126Z" />
    <path fill={p.steel} d="M184 42H240V62H184Z" />
    <path fill={p.pineMist} d="M184 62H240V98H184Z" />
    <path fill={p.ink} d="M0 66H52V98H0Z" />
    <path fill={p.skyDeep} d="M5 70H47V92H5Z" />
    <path fill={p.sand} d="M54 66H92V98H54Z" />
    <path fill={p.wheat} d="M92 74H124V98H92Z" />
    <path fill={p.card} d="M0 98H96V130H0Z" />
    <path fill={p.brickLight} d="M126 84H182V106H126Z" />
    <path fill={p.steel} d="M98 106H176V130H98Z" />
    <path fill={p.sand} d="M178 98H214V130H178Z" />
    <path fill={p.marigold} d="M214 98H240V130H214Z" />
    <path
      fill="none"
      strokeWidth="1.5"
      strokeOpacity=".6"
      d="M77-8V28M16-4V8M122 12h38M128 8h6M190-4l-3 10M14 54H110M126 64h56M150 55h8M150 74h8M184 52h56M206 62V98M199 78v6M73 66v9M108 74v7M66 98V130M72 108v8M126 95h56M120 106V130M196 98v9M214 112h26"
    />
  </g>
)

/** The generic load up to a share of the truck; the nested svg does the clipping, so no id is needed. */
export const Fill = ({ share }: { share: number }) => {
  const height = round(hold.height * Math.min(1, Math.max(0, share)))
  if (height === 0) return null
  const top = hold.height - height
  return (
    <svg
      aria-hidden="true"
      x="0"
      y={top - 10}
      width={hold.width}
      height={height + 10}
      viewBox={`0 -10 ${hold.width} ${height + 10}`}
    >
      <Heap />
    </svg>
  )
}

/** What sticks out over the side boards of a loaded truck; the boards hide everything below y = 0. */
export const Peeking = () => (
  <g stroke={p.ink} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path fill={p.sand} d="M8 10V-22H48V10Z" />
    <path fill="none" d="M28-22v12" />
    <path fill={p.steel} d="M176 10 190-44 224-35 214 10Z" />
    <path fill="none" d="M187-33 221-24" />
    <path fill={p.brickLight} d="M44 10V-12q0-14 16-14h66q16 0 16 14V10Z" />
    <path fill="none" d="M93-26V10" />
    <path fill="none" d="M158 10V-34" />
    <path fill={p.wheat} d="M150-34H166L174-14H142Z" transform="rotate(9 158 -24)" />
  </g>
)

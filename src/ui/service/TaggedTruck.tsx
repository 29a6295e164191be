import { sentences } from '#sentences'
import { drawing } from '../../assets.ts'
import type { Rung } from '../../sites/schema/price.ts'
import type { DrawingName } from '../drawings/catalog.ts'
import { palette as p } from '../drawings/palette.ts'
import { hold } from '../drawings/truck/Cargo.tsx'

/** Where the truck stands in this drawing: the tags hang behind its tail gate. */
const place = { x: 112, y: 248, scale: 0.88 }
/** The hold's floor in the truck's own drawing. */
const floor = -86
const tag = { x: 2, width: 84, height: 32, apart: 39, lowest: 224 }

const levelOf = (share: number) => place.y + (floor - share * hold.height) * place.scale

/** Tags hang as near to their level as they can without touching; heights of their middles, top to bottom. */
function hang(levels: readonly number[]): readonly number[] {
  const down: number[] = []
  for (const level of levels) down.push(Math.max(level, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + tag.apart))
  const over = Math.max(0, (down.at(-1) ?? 0) - tag.lowest)
  return down.map((y) => Math.round(y - over))
}

const Tag = ({ rung, y }: { readonly rung: Rung; readonly y: number }) => {
  const level = Math.round(levelOf(rung.share))
  const right = tag.x + tag.width
  const half = tag.height / 2
  const gate = place.x + 2
  return (
    <g>
      <path
        d={`M${right - 8} ${y}C${right + 14} ${y} ${gate - 18} ${level} ${gate + 10} ${level}`}
        fill="none"
        stroke={p.ink}
        strokeWidth="1.5"
      />
      <circle cx={gate + 11} cy={level} r="3.5" fill={p.marigold} stroke={p.ink} strokeWidth="1.5" />
      <path
        d={`M${tag.x} ${y - half}H${right - 12}L${right} ${y}L${right - 12} ${y + half}H${tag.x}Z`}
        fill={p.marigold}
        stroke={p.ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx={right - 10} cy={y} r="3" fill={p.card} stroke={p.ink} strokeWidth="1.5" />
      <text x={tag.x + 35} y={y + 7.5} textAnchor="middle" className="order-tag">
        {sentences.service.tag(rung.label)}
      </text>
    </g>
  )
}

/** The cut-away truck, loaded up to the last of the rungs, with a tag tied to each level. The list below says what each costs. */
export function TaggedTruck({ rungs }: { readonly rungs: readonly Rung[] }) {
  const falling = [...rungs].sort((a, b) => b.share - a.share)
  const name: DrawingName = `truck-${falling[0]?.id ?? 'minimum'}`
  const { url, width, height } = drawing(name)
  const heights = hang(falling.map(({ share }) => levelOf(share)))
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 490 264"
      className="block w-[28.75rem] h-auto max-w-none overflow-visible md:w-[36rem] lg:w-[min(41rem,100%)]"
      aria-hidden="true"
    >
      <path d="M-1200 244H1600V264H-1200Z" fill={p.road} />
      <path d="M-1200 243H1600V246H-1200Z" fill={p.prairieDark} />
      <g transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
        <image href={url} x="-20" y="-268" width={width} height={height} />
      </g>
      {falling.map((rung, index) => (
        <Tag key={rung.id} rung={rung} y={heights[index] ?? 0} />
      ))}
    </svg>
  )
}

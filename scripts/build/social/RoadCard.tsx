import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Skyline } from '#site/drawings.tsx'
import { site } from '#site/site.ts'
import { landscape } from '../../../src/shared/drawings/landscapes/landscape.ts'
import { Road } from '../../../src/shared/drawings/panorama/Road.tsx'
import { Clouds } from '../../../src/shared/drawings/panorama/Skyline.tsx'
import { TruckBody } from '../../../src/shared/drawings/truck/Truck.tsx'
import { Logo } from '../../../src/shared/parts/icons.tsx'
import { inLightScheme, lightDrawing as palette } from '../schemes.ts'

/** Size of every card in px: what the big networks show without cropping. */
const card = { width: 1200, height: 630 }

/** A stretch of the panorama: where it begins (of 2000), and the truck on it. */
export type Stretch = { readonly from: number; readonly truck: Parameters<typeof TruckBody>[0] }

/** Where the verge's tall stems leave the ticket's words free. */
const lowGrass = 850

const window = { width: 1000, top: 8, height: 525 }

/** The country with the truck at the right, and the grass in front of everything, as two pictures of one size. */
function roadScene({ from, truck }: Stretch): { readonly country: string; readonly grass: string } {
  const view = (left: number) => ({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${left} ${window.top} ${window.width} ${window.height}`,
    width: card.width,
    height: card.height,
  })
  const country = (
    <svg {...view(from)}>
      <rect x="0" y="0" width="2000" height="700" fill={palette.sky} />
      <g transform="translate(0 20)">
        <Clouds />
      </g>
      <Skyline />
      {landscape.Landmark && <landscape.Landmark />}
      <landscape.Country />
      <landscape.Roofs />
      <landscape.Trees />
      <Road />
      <g transform={`translate(${from + 545} 458)`}>
        <TruckBody {...truck} />
      </g>
    </svg>
  )
  const grass = (
    <svg {...view(lowGrass)}>
      <landscape.Verge />
    </svg>
  )
  return { country: renderToStaticMarkup(country), grass: renderToStaticMarkup(grass) }
}

/** Room for a headline, in px. */
export const headlineWidth = 510

/** Height of the brand's strip on top, its marigold line included. */
const stripHeight = 72

const ticket = { left: 44, top: 98, width: headlineWidth + 80, height: 510 }
/** Height of the stub: the perforation runs below it. */
const stub = 76
const tagTop = 346

const notch = (radius: number) => {
  const { width, height } = ticket
  return `M6 0H${width - 6}q6 0 6 6V${stub - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}V${height - 6}q0 6-6 6H6q-6 0-6-6V${stub + radius}a${radius} ${radius} 0 0 0 0 ${-2 * radius}V6q0-6 6-6Z`
}

const paper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ticket.width + 12} ${ticket.height + 12}" width="${ticket.width + 12}" height="${ticket.height + 12}">
<path d="${notch(12)}" transform="translate(7 8)" fill="${palette.ink}" opacity=".2"/><path d="${notch(12)}" fill="${palette.card}"/>
<path d="M22 ${stub}H${ticket.width - 18}" stroke="${palette.lineStrong}" stroke-width="3" stroke-dasharray="10 8"/></svg>`

type PictureProps = {
  readonly svg: string
  readonly left?: number
  readonly top?: number
  readonly width?: number
  readonly height?: number
}

/** An SVG as satori takes it, by default over the whole card. */
const Picture = ({ svg, left = 0, top = 0, width = card.width, height = card.height }: PictureProps) => (
  <img
    src={`data:image/svg+xml;base64,${Buffer.from(inLightScheme(svg)).toString('base64')}`}
    alt=""
    width={width}
    height={height}
    style={{ position: 'absolute', left, top }}
  />
)

/** Gives something a fixed place on the card, in px. */
const at = (left: number, top: number, width?: number, height?: number): CSSProperties => ({
  display: 'flex',
  position: 'absolute',
  left,
  top,
  width,
  height,
})

/** Pine with a marigold line, as on the side of the truck. */
const Strip = () => (
  <div
    style={{
      ...at(0, 0, card.width, stripHeight),
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '0 44px',
      background: palette.pine,
      borderBottom: `8px solid ${palette.marigold}`,
      boxSizing: 'border-box',
      fontSize: 40,
      lineHeight: 1,
    }}
  >
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <Logo size={42} color={palette.card} />
      <div style={{ marginLeft: 14, color: palette.card }}>{site.name}</div>
    </div>
    <div style={{ color: palette.marigold }}>{site.phone.label}</div>
  </div>
)

/** The business's lowest price, a word and an amount, on a tag with an eyelet. */
function Tag({ price }: { readonly price: string }) {
  const [word = '', amount = ''] = price.split(' ')
  const size = amount.length > 3 ? { word: 26, amount: 48, gap: 8 } : { word: 34, amount: 60, gap: 10 }
  return (
    <div style={at(ticket.left + 34, ticket.top + tagTop, 236, 84)}>
      <svg width={236} height={84} style={{ position: 'absolute', left: 0, top: 0 }} viewBox="0 0 236 84">
        <path d="M40 7H236V84H40L6 50V41Z" fill={palette.ink} opacity={0.2} />
        <path d="M36 2H232V78H36L2 44V36Z" fill={palette.marigold} stroke={palette.ink} strokeWidth={3} />
        <circle cx="30" cy="40" r="8" fill={palette.card} stroke={palette.ink} strokeWidth={3} />
      </svg>
      <div style={{ ...at(54, 12), alignItems: 'flex-end', lineHeight: 1 }}>
        <div style={{ fontSize: size.word, paddingBottom: 7 }}>{word}</div>
        <div style={{ fontSize: size.amount, marginLeft: size.gap }}>{amount}</div>
      </div>
    </div>
  )
}

type Props = {
  /** Small print above the headline: what kind of ticket this is. */
  readonly label: string
  readonly headline: string
  readonly size: number
  readonly price: string
  /** Short lines next to the price. */
  readonly note: readonly string[]
  readonly stretch: Stretch
}

const ground: CSSProperties = {
  display: 'flex',
  width: card.width,
  height: card.height,
  background: palette.sky,
  color: palette.ink,
  fontFamily: 'Barlow Condensed',
  fontWeight: 700,
}

const noteStyle: CSSProperties = {
  ...at(ticket.left + 290, ticket.top + tagTop + 6),
  flexDirection: 'column',
  color: palette.soft,
  fontSize: 30,
  fontWeight: 500,
  lineHeight: 1.15,
}

/** A whole ticket standing in the grass, and the truck on the road next to it. */
export const RoadCard = ({ label, headline, size, price, note, stretch }: Props) => {
  const { country, grass } = roadScene(stretch)
  const hole = { position: 'absolute', left: ticket.left + ticket.width - 76, top: ticket.top + 22 } as const
  return (
    <div style={ground}>
      <Picture svg={country} />
      <Picture svg={paper} left={ticket.left} top={ticket.top} width={ticket.width + 12} height={ticket.height + 12} />
      <div style={at(ticket.left + 40, ticket.top + 26)}>
        <div style={{ color: palette.brick, fontSize: 30, lineHeight: 1, letterSpacing: 1 }}>{label}</div>
      </div>
      <svg width={36} height={36} viewBox="0 0 36 36" style={hole}>
        <circle cx="18" cy="18" r="18" fill={palette.line} />
        <circle cx="18" cy="18" r="11" fill={palette.ink} />
      </svg>
      <div style={at(ticket.left + 40, ticket.top + stub + 18, headlineWidth)}>
        <div style={{ display: 'flex', fontSize: size, lineHeight: 1, textWrap: 'balance', letterSpacing: -0.5 }}>
          {headline}
        </div>
      </div>
      <Tag price={price} />
      <div style={noteStyle}>
        {note.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <Picture svg={grass} />
      {/* Last, so that paper may come out from under it. */}
      <Strip />
    </div>
  )
}

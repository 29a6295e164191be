import { lightDrawing as palette } from '../schemes.ts'
import { at, Ground, Headline, Hole, headlineWidth, Label, Note, Picture, Tag } from './parts.tsx'
import { roadScene, type Stretch } from './roadScene.tsx'

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

type Props = {
  readonly label: string
  readonly headline: string
  readonly size: number
  readonly price: string
  /** Short lines next to the price. */
  readonly note: readonly string[]
  readonly stretch: Stretch
}

/** A whole ticket standing in the grass, and the truck on the road next to it. */
export const RoadCard = ({ label, headline, size, price, note, stretch }: Props) => {
  const { country, grass } = roadScene(stretch)
  return (
    <Ground>
      <Picture svg={country} />
      <Picture svg={paper} left={ticket.left} top={ticket.top} width={ticket.width + 12} height={ticket.height + 12} />
      <div style={at(ticket.left + 40, ticket.top + 26)}>
        <Label>{label}</Label>
      </div>
      <Hole left={ticket.left + ticket.width - 76} top={ticket.top + 22} />
      <div style={at(ticket.left + 40, ticket.top + stub + 18, headlineWidth)}>
        <Headline size={size}>{headline}</Headline>
      </div>
      <Tag price={price} left={ticket.left + 34} top={ticket.top + tagTop} />
      <Note lines={note} left={ticket.left + 290} top={ticket.top + tagTop + 6} />
      <Picture svg={grass} />
    </Ground>
  )
}

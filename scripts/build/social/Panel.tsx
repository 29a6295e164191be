import type { ReactNode } from 'react'
import { daylight as palette } from '../schemes.ts'
import { at, bites, card, Ground, Hole, Label, Note, Picture, stripHeight, Tag } from './parts.tsx'

/** Where the ticket is torn off, and where the picture next to it begins, under the paper. */
const edge = 484
const pictureLeft = 453

/** Room for the picture: 4 to 3, as the scenes are drawn. */
export const pictureBox = { left: pictureLeft, width: card.width - pictureLeft, height: card.height - stripHeight }

/** Room for the headline. */
export const panelText = { left: 44, width: edge - 44 - 34 }

const height = card.height - stripHeight
const torn = `M0 0H${edge}v8${bites(height, 32, 9, 'v')}V${height + 20}H0Z`

const paper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge + 12} ${height}" width="${edge + 12}" height="${height}">
<path d="${torn}" transform="translate(7 0)" fill="${palette.ink}" opacity=".2"/><path d="${torn}" fill="${palette.card}"/></svg>`

type Props = {
  readonly label: string
  readonly picture: string
  /** Overlay on the picture. */
  readonly over?: ReactNode
  readonly fromDollars?: number
  readonly children: ReactNode
}

/** A ticket torn along its right edge, and the picture next to it. */
export const Panel = ({ label, picture, over, fromDollars, children }: Props) => (
  <Ground>
    <Picture svg={picture} top={stripHeight} {...pictureBox} objectFit="cover" />
    {over}
    <Picture svg={paper} top={stripHeight} width={edge + 12} height={height} />
    <div style={at(panelText.left, stripHeight + 36)}>
      <Label>{label}</Label>
    </div>
    <Hole left={edge - 70} top={stripHeight + 34} />
    <div
      style={{ ...at(panelText.left, stripHeight + 88, panelText.width), borderTop: `3px dashed ${palette.line}` }}
    />
    <div style={{ ...at(panelText.left, stripHeight + 116, panelText.width), flexDirection: 'column' }}>{children}</div>
    <Tag left={panelText.left - 6} top={card.height - 44 - 84} fromDollars={fromDollars} />
    <Note left={panelText.left + 248} top={card.height - 44 - 78} />
  </Ground>
)

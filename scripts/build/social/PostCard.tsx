import { daylight as palette } from '../schemes.ts'
import { at, bites, card, Ground, Headline, Label, Picture, stripHeight, Tag } from './parts.tsx'

const paperHeight = 168
const torn = `M0 0H${card.width + 8}V${paperHeight}${bites(card.width + 8, 32, 9, 'h')}H0Z`

const paper = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${paperHeight + 12}" width="${card.width}" height="${paperHeight + 12}">
<path d="${torn}" transform="translate(0 7)" fill="${palette.ink}" opacity=".2"/><path d="${torn}" fill="${palette.card}"/></svg>`

const tagLeft = card.width - 44 - 236

/** Room for the headline. */
export const postText = { width: tagLeft - 44 - 30 }

type Props = { readonly label: string; readonly headline: string; readonly size: number; readonly scene: string }

/** A ticket across the top, torn along its lower edge; the wide drawing below. */
export const PostCard = ({ label, headline, size, scene }: Props) => (
  <Ground>
    <Picture svg={scene} top={card.height - 500} height={500} />
    <Picture svg={paper} top={stripHeight} height={paperHeight + 12} />
    <div
      style={{
        ...at(44, stripHeight, postText.width, paperHeight - 10),
        flexDirection: 'column',
        justifyContent: 'center',
      }}
    >
      <Headline size={size}>{headline}</Headline>
    </div>
    <div style={at(tagLeft + 36, stripHeight + 16)}>
      <Label>{label}</Label>
    </div>
    <Tag left={tagLeft} top={stripHeight + 58} />
  </Ground>
)

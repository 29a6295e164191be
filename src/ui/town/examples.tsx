import { towns } from '#site/towns.ts'
import type { Town } from '../../sites/schema/town.ts'
import type { Examples } from '../gallery/groups.tsx'
import { CurbTicket, TownReview } from './CurbTicket.tsx'
import { NoticeBoard } from './NoticeBoard.tsx'
import { TownPicture } from './TownPicture.tsx'
import { WorthIt } from './WorthIt.tsx'

const [town] = towns as readonly [Town, ...Town[]]

export const examples: Examples = {
  'Town picture, with the price of a job there': () => <TownPicture town={town} />,
  'Review from nearby': () => <TownReview town={town} />,
  'Curb answer': () => town.curb && <CurbTicket town={town} curb={town.curb} />,
  'Worth it': () => <WorthIt town={town} />,
  'Notice board': () => <NoticeBoard town={town} />,
}

import type { ReactNode } from 'react'
import { chapters } from '#site/about.ts'
import { questionGroups } from '#site/faq.ts'
import { owner } from '#site/home.ts'
import { stops } from '#site/howItWorks.ts'
import { catalog } from '#site/items.ts'
import { permitRules } from '#site/permits.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { posts } from '../business/posts.ts'
import { Proof } from '../shared/parts/Proof.tsx'
import { ServiceMap, TownList } from '../shared/parts/ServiceMap.tsx'
import { OlderPosts } from '../site/blog/PostList.tsx'
import { Hours } from '../site/Contact.tsx'
import { Essay, Owner } from '../site/Essay.tsx'
import { QuestionLedger } from '../site/Faq.tsx'
import { RoadTimeline } from '../site/HowItWorks.tsx'
import { ImageCards, Reasons, ServiceTiles, Statistics, Steps, Testimonials } from '../site/home/Sections.tsx'
import { ItemGuide } from '../site/items/ItemGuide.tsx'
import { Calculator } from '../site/prices/Calculator.tsx'
import { ExtrasTicket, LadderTicket, TruckLadder } from '../site/prices/PriceList.tsx'
import { FigureLedger } from '../site/Reviews.tsx'
import { Thread } from '../site/services/SameTrip.tsx'
import { WorkOrder } from '../site/services/WorkOrder.tsx'
import { TownPicture, WorthIt } from '../site/towns/Around.tsx'
import { NoticeBoard } from '../site/towns/NoticeBoard.tsx'
import { CurbTicket, PermitTicket, PriceTicket } from '../site/towns/TownTickets.tsx'
import { ZipCheck } from '../site/towns/ZipCheck.tsx'
import type { Service } from '../sites/schema/service.ts'
import type { Town } from '../sites/schema/town.ts'
import { examples as booking } from './bookingExamples.tsx'
import { examples as today } from './deskExamples.tsx'
import { pictures, trucks } from './drawingsExamples.tsx'
import { examples as form } from './formExamples.tsx'
import { examples as shared } from './partsExamples.tsx'

const [service] = services as readonly [Service, ...Service[]]
const [town] = towns as readonly [Town, ...Town[]]

const pageParts: Examples = {
  'Four steps': () => <Steps />,
  'Service tiles': () => <ServiceTiles />,
  'Image cards': () => <ImageCards />,
  Testimonials: () => <Testimonials />,
  'Before and after, and who comes': () => <Proof />,
  Reasons: () => <Reasons />,
  Statistics: () => <Statistics />,
  'Work order': () => <WorkOrder service={service} />,
  'Questions as messages': () => <Thread service={service} />,
  'Town picture, with the price of a job there': () => <TownPicture town={town} />,
  'Curb answer': () => town.curb && <CurbTicket town={town} curb={town.curb} />,
  'Permits of a town': () => town.permit && permitRules && <PermitTicket permit={town.permit} rules={permitRules} />,
  'Worth it': () => <WorthIt town={town} />,
  'Notice board': () => <NoticeBoard town={town} />,
  'Map, one town lit': () => <ServiceMap current={town.slug} />,
  'Towns as words': () => <TownList towns={towns} current={town.slug} />,
  'ZIP check': () => <ZipCheck />,
  Essay: () => <Essay chapters={chapters} />,
  'Owner, with a name': () => <Owner owner={{ ...owner, name: 'Robin Ames' }} />,
  'Question ledger': () => <QuestionLedger groups={questionGroups} />,
  Timeline: () => <RoadTimeline stops={stops} />,
  Figures: () => <FigureLedger />,
  Hours: () => <Hours />,
  'Older posts': () => <OlderPosts posts={posts} />,
}

/** What only a business with a price calculator has. */
const calculatorParts: Examples = {
  'Truck ladder': () => <TruckLadder />,
  'Prices in a town': () => <PriceTicket town={town} isAlone />,
  'Price list': () => <LadderTicket />,
  Calculator: () => (
    <Calculator
      query="items=sofa_refrigerator.2_bag-33.10_no-paint&flights=2&category=electronics"
      catalog={{ ...catalog, names: { en: [], es: [] }, pages: {}, presets: [] }}
    />
  ),
  Extras: () => <ExtrasTicket catalog={catalog} />,
  'Item guide': () => <ItemGuide catalog={catalog} />,
}

/** Components in their states, by what each shows: the gallery's page has them, and tests render the same. */
export type Examples = Readonly<Record<string, () => ReactNode>>

export const groups: Readonly<Record<string, Examples>> = {
  Shared: shared,
  Form: form,
  Booking: booking,
  'The crew’s day': today,
  'Parts of pages': pageParts,
  ...(site.features.calculator && { 'Price calculator': calculatorParts }),
  Truck: trucks,
  Drawings: pictures,
}

import { chapters } from '#site/about.ts'
import { questionGroups } from '#site/faq.ts'
import { owner, testimonials } from '#site/home.ts'
import { stops } from '#site/howItWorks.ts'
import { catalog } from '#site/items.ts'
import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { posts } from '../../business/posts.ts'
import { drawing, itemsUrl } from '../../document/assets.ts'
import type { Service } from '../../sites/schema/service.ts'
import type { Town } from '../../sites/schema/town.ts'
import { Essay } from '../about/Essay.tsx'
import { Owner } from '../about/Owner.tsx'
import { OlderPosts } from '../blog/PostList.tsx'
import { Calculator } from '../calculator/Calculator.tsx'
import { ExtrasTicket } from '../calculator/ExtrasTicket.tsx'
import { LadderTicket } from '../calculator/LadderTicket.tsx'
import { TruckLadder } from '../calculator/TruckLadder.tsx'
import { Hours } from '../contact/Hours.tsx'
import { QuestionLedger } from '../faq/QuestionLedger.tsx'
import { ImageCards } from '../home/ImageCards.tsx'
import { Reasons } from '../home/Reasons.tsx'
import { ServiceTiles } from '../home/ServiceTiles.tsx'
import { Statistics } from '../home/Statistics.tsx'
import { Steps } from '../home/Steps.tsx'
import { Testimonials } from '../home/Testimonials.tsx'
import { RoadTimeline } from '../howItWorks/RoadTimeline.tsx'
import { ItemGuide } from '../items/ItemGuide.tsx'
import { FigureLedger } from '../reviews/FigureLedger.tsx'
import { Thread } from '../service/Thread.tsx'
import { WorkOrder } from '../service/WorkOrder.tsx'
import { ZipCheck } from '../serviceAreas/ZipCheck.tsx'
import { Proof } from '../shared/Proof.tsx'
import { CurbTicket } from '../town/CurbTicket.tsx'
import { NoticeBoard } from '../town/NoticeBoard.tsx'
import { TownPicture } from '../town/TownPicture.tsx'
import { TownReview } from '../town/TownReview.tsx'
import { WorthIt } from '../town/WorthIt.tsx'
import type { Example, ExampleGroup } from './example.ts'

const [service] = services as readonly [Service, ...Service[]]
const [town] = towns as readonly [Town, ...Town[]]

const wide = (name: string, render: Example['render']): Example => ({ name, wide: true, render })

const { parts } = site

const curbTicket = () => town.curb && <CurbTicket town={town} curb={town.curb} />

/** What the calculator's part brings. */
const ofCalculator: readonly Example[] = parts.calculator
  ? [
      wide('Calculator', () => (
        <Calculator
          query="items=sofa_refrigerator.2_bag-33.10_no-paint&flights=2&category=electronics"
          catalog={{ ...catalog, names: { en: [], es: [] } }}
        />
      )),
      { name: 'Extras', render: () => <ExtrasTicket catalog={catalog} /> },
      wide('Item guide', () => <ItemGuide catalog={catalog} items={itemsUrl} />),
    ]
  : []

/** In place of a photo: another drawing, which is cropped like one. */
const standIn = () => {
  const { url, width, height } = drawing('crew')
  const variants = [{ url, width }]
  return { alt: 'The owner on a driveway', fallback: url, width, height, avif: variants, webp: variants }
}

/** What pages are composed of, with the site's own content. */
export const sections: ExampleGroup = {
  title: 'Sections',
  examples: [
    wide('Four steps', () => <Steps />),
    wide('Service tiles', () => <ServiceTiles />),
    wide('Image cards', () => <ImageCards />),
    wide('Testimonials', () => <Testimonials />),
    wide('Before and after, and who comes', () => <Proof />),
    wide('Reasons', () => <Reasons />),
    wide('Statistics', () => <Statistics />),
    wide('Truck ladder', () => <TruckLadder />),
    { name: 'Price list', render: () => <LadderTicket /> },
    wide('Work order', () => <WorkOrder service={service} />),
    wide('Questions as messages', () => <Thread service={service} />),
    { name: 'Town picture, with the price of a job there', render: () => <TownPicture town={town} /> },
    ...(testimonials.length > 0 ? [{ name: 'Review from nearby', render: () => <TownReview town={town} /> }] : []),
    ...(town.curb ? [{ name: 'Curb answer', render: curbTicket }] : []),
    { name: 'ZIP check', render: () => <ZipCheck /> },
    wide('Worth it', () => <WorthIt town={town} />),
    ...(parts.permits || parts.dropOffs ? [wide('Notice board', () => <NoticeBoard town={town} />)] : []),
    wide('Question ledger', () => <QuestionLedger groups={questionGroups} />),
    wide('Timeline', () => <RoadTimeline stops={stops} />),
    wide('Essay', () => <Essay chapters={chapters} />),
    wide('Owner', () => <Owner owner={owner} />),
    wide('Owner, with a name and a portrait', () => (
      <Owner owner={{ ...owner, name: 'Robin Ames' }} portrait={standIn()} />
    )),
    { name: 'Figures', render: () => <FigureLedger /> },
    { name: 'Hours', render: () => <Hours /> },
    ...ofCalculator,
    ...(parts.blog ? [wide('Older posts', () => <OlderPosts posts={posts} />)] : []),
  ],
}

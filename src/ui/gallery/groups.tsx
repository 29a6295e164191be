import type { ReactNode } from 'react'
import { questionGroups } from '#site/faq.ts'
import { stops } from '#site/howItWorks.ts'
import { catalog } from '#site/items.ts'
import { site } from '#site/site.ts'
import { itemsUrl } from '../../assets.ts'
import { posts } from '../../business/posts.ts'
import { examples as about } from '../about/examples.tsx'
import { OlderPosts } from '../blog/PostList.tsx'
import { examples as booking } from '../booking/examples.tsx'
import { examples as calculator } from '../calculator/examples.tsx'
import { Hours } from '../contact/Hours.tsx'
import { pictures, trucks } from '../drawings/examples.tsx'
import { QuestionLedger } from '../faq/QuestionLedger.tsx'
import { examples as form } from '../form/examples.tsx'
import { examples as home } from '../home/examples.tsx'
import { RoadTimeline } from '../howItWorks/RoadTimeline.tsx'
import { ItemGuide } from '../items/ItemGuide.tsx'
import { FigureLedger } from '../reviews/FigureLedger.tsx'
import { examples as service } from '../service/examples.tsx'
import { examples as serviceAreas } from '../serviceAreas/examples.tsx'
import { examples as shared } from '../shared/examples.tsx'
import { examples as skeletons } from '../skeleton/examples.tsx'
import { examples as today } from '../today/examples.tsx'
import { examples as town } from '../town/examples.tsx'

/** A folder's components in their states, by what each shows: the gallery's page has them, and tests render the same. */
export type Examples = Readonly<Record<string, () => ReactNode>>

/** Folders with one example have it here. */
const pages: Examples = {
  'Question ledger': () => <QuestionLedger groups={questionGroups} />,
  Timeline: () => <RoadTimeline stops={stops} />,
  Figures: () => <FigureLedger />,
  Hours: () => <Hours />,
  'Older posts': () => <OlderPosts posts={posts} />,
}

const withCalculator: Readonly<Record<string, Examples>> = {
  'Price calculator': calculator,
  'Item guide': { 'Item guide': () => <ItemGuide catalog={catalog} items={itemsUrl} /> },
}

export const groups: Readonly<Record<string, Examples>> = {
  Shared: shared,
  Form: form,
  Booking: booking,
  'The crew’s day': today,
  Home: home,
  Services: service,
  Towns: town,
  'Service areas': serviceAreas,
  About: about,
  'Other pages': pages,
  ...(site.features.calculator && withCalculator),
  Skeletons: skeletons,
  Truck: trucks,
  Drawings: pictures,
}

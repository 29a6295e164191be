import type { Examples } from '../gallery/groups.tsx'
import { Proof } from '../shared/BeforeAfter.tsx'
import { ImageCards } from './ImageCards.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'
import { Steps } from './Steps.tsx'
import { Reasons, Statistics, Testimonials } from './Trust.tsx'

export const examples: Examples = {
  'Four steps': () => <Steps />,
  'Service tiles': () => <ServiceTiles />,
  'Image cards': () => <ImageCards />,
  Testimonials: () => <Testimonials />,
  'Before and after, and who comes': () => <Proof />,
  Reasons: () => <Reasons />,
  Statistics: () => <Statistics />,
}

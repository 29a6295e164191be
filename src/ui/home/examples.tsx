import type { Examples } from '../gallery/groups.tsx'
import { Proof } from '../shared/Proof.tsx'
import { ImageCards } from './ImageCards.tsx'
import { Reasons } from './Reasons.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'
import { Statistics } from './Statistics.tsx'
import { Steps } from './Steps.tsx'
import { Testimonials } from './Testimonials.tsx'

export const examples: Examples = {
  'Four steps': () => <Steps />,
  'Service tiles': () => <ServiceTiles />,
  'Image cards': () => <ImageCards />,
  Testimonials: () => <Testimonials />,
  'Before and after, and who comes': () => <Proof />,
  Reasons: () => <Reasons />,
  Statistics: () => <Statistics />,
}

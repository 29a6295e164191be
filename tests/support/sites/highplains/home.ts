import type { OwnerText } from '../../../../src/sites/schema/texts.ts'
import { site } from './site.ts'

export const hero = {
  kicker: 'West of Denver',
  heading: `Junk picked up from $${site.price.from}`,
  lead: 'You agree to the price first.',
  badges: ['Free estimates'],
  guarantees: ['Free estimates'],
}
export const steps = [{ title: 'Call', text: 'Tell us what you have.' }]
export const tileSlugs: readonly string[] = ['junk-pickup']
export const imageCards = [
  { drawing: 'home-loading', title: 'We load', text: 'You watch.', alt: 'Two of the crew lift a couch into the truck' },
] as const
export const testimonials = [{ quote: 'Quick and friendly.', author: 'Pat S.', place: 'Arvada', rating: 5 }]
export const beforeAfter = []
export const crew = {
  heading: 'Who comes',
  text: 'Two of us, with a truck.',
  alt: 'Two of the crew on a driveway with our truck behind them',
}
export const owner: OwnerText = {
  heading: 'Who owns it',
  name: 'Robin Ames',
  text: 'Call about anything.',
  alt: 'A desk with a phone, a work order and a mug; a jacket and a cap on the peg behind it',
}
export const reasons = [{ title: 'One price', text: 'Before we load.' }]
export const questions = [{ question: 'How much is it?', answer: `From $${site.price.from}.` }]
export const statistics = [{ figure: site.claims.years, label: 'years in business' }]

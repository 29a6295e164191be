import { cutoffOf, discountOffer, pickupHoursOf } from '../schema/phrases.ts'
import type { QuestionGroup } from '../schema/texts.ts'
import { site } from './site.ts'

const { from, to } = site.price

export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'price-and-day',
    name: 'Price and day',
    questions: [
      {
        id: 'how-much',
        question: 'How much does a cleanout cost?',
        answer: `From $${from} for a small load to $${to} for a full truck. A house can take more than one. You pay for the space your things take up in the truck, and we give you the price before we pick anything up. Call to book and get ${discountOffer(site.price)}.`,
      },
      {
        id: 'how-soon',
        question: 'How soon can you come?',
        answer: `Often the same day, if you call before ${cutoffOf(site)}, Milwaukee time. We pick up ${pickupHoursOf(site.hours, 'from').join(' and ')}. We don’t work on Sundays. You’ll see every free time when you book online.`,
        links: [{ href: '/schedule', label: 'See free times' }],
      },
      {
        id: 'be-home',
        question: 'Do I have to be there?',
        answer:
          'Someone has to be there who can show us what goes and agree to the price. After that you’re free to leave, as long as we can reach you by phone. If you live out of town, send us photos and call us first.',
        links: [{ href: '/how-it-works', label: 'What happens on pickup day' }],
      },
    ],
  },
  {
    id: 'what-we-take',
    name: 'What we take',
    questions: [
      {
        id: 'take',
        question: 'What do you take?',
        answer:
          'Furniture, appliances, boxes, clothes, books, tools, toys, carpet and most of what’s in a basement or garage. We can’t take liquid paint, fuel, propane tanks, chemicals, asbestos, medicine or ammunition. If you’re not sure, text us a photo.',
        links: [{ href: '/services', label: 'Our services' }],
      },
      {
        id: 'after',
        question: 'What happens to my things?',
        answer:
          'We offer good furniture for donation first, recycle metal and appliances, and throw away what’s left. If there’s a piece you’d like to see go to a charity, tell us before we load, and we’ll tell you whether that’s likely.',
        links: [{ href: '/about', label: 'More about us' }],
      },
    ],
  },
]

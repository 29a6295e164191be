import { inDollars } from '../../domain/prices/price.ts'
import { listed } from '../../language/texts.ts'
import { paths } from '../../routes.ts'
import { closedDaysOf, cutoffOf, discountSentence, pickupHoursOf, takesBookings } from '../schema/phrases.ts'
import { texting } from '../schema/texting.ts'
import type { QuestionGroup } from '../schema/texts.ts'
import { holidays } from './calendar.ts'
import { site } from './site.ts'

const { from, to } = site.price
const closed = closedDaysOf(holidays)
const cutoff = cutoffOf(site)

export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'price-and-day',
    name: 'Price and day',
    questions: [
      {
        id: 'how-much',
        question: 'How much does junk removal cost?',
        answer:
          `From ${inDollars(from)} for a small load to ${inDollars(to)} for a full truck. You pay for the space your things take up in the truck, and we give you the price before we pick anything up. ${discountSentence(site.price)}`.trim(),
      },
      {
        id: 'extras',
        question: 'What costs extra?',
        answer:
          'Items that take more work to handle or get rid of, like a fridge, a mattress, tires or a TV. Where it is and what it takes to load it can add to it too. Whatever it is, it’s in the price you agree to.',
      },
      {
        id: 'today',
        question: 'How soon can you come?',
        answer: `${cutoff ? `Often the same day, if you call before ${cutoff}, ${site.area.zoneName}. ` : ''}We pick up ${listed(pickupHoursOf(site.hours))}${closed ? `, but not on ${closed}` : ''}. ${takesBookings(site.hours) ? 'You’ll see every free time when you book online, and if none of them works, call' : 'Call'} us and we’ll see what we can do.`,
        ...(takesBookings(site.hours) && { links: [{ href: paths.schedule(), label: 'See free times' }] }),
      },
      {
        id: 'be-home',
        question: 'Do I have to be there?',
        answer:
          'Someone has to be there who can show us what goes and agree to the price. After that you’re free to leave, as long as we can reach you by phone. If you live out of town, send us photos and call us first.',
      },
      {
        id: 'cancel',
        question: 'Can I reschedule or cancel?',
        answer: `Yes, and it’s free. If you booked online, the link in your booking lets you move it or cancel it yourself. Or call or ${texting ? 'text' : 'email'} us, and we’ll do it for you. Until you’ve agreed to a price, you don’t owe us anything.`,
      },
    ],
  },
  {
    id: 'what-we-take',
    name: 'What we take',
    questions: [
      {
        id: 'take',
        question: 'What do you take, and what don’t you take?',
        answer: `We take nearly anything two people can carry: furniture, appliances, mattresses, boxes, clothes, books, tools and toys. We can’t take liquid paint, fuel, propane tanks, chemicals, asbestos, medicine or ammunition. If you’re not sure, ${texting ? 'text' : 'email'} us a photo.`,
        links: [{ href: paths.services, label: 'Our services' }],
      },
      {
        id: 'fridges',
        question: 'Do you take fridges and air conditioners?',
        answer:
          'Yes. Federal rules say the refrigerant has to be recovered before they’re scrapped, so they cost a little more. Please empty the fridge, and have any gas or water line disconnected before we get there.',
      },
      {
        id: 'after',
        question: 'What happens to my things?',
        answer:
          'We sort what we haul. What’s still good is offered for donation, metal is recycled, and we dispose of what’s left. If there’s a piece you’d like to see go to a charity, tell us before we load, and we’ll tell you whether that’s likely.',
        links: [{ href: paths.about, label: 'More about us' }],
      },
      ...(site.features.permits
        ? [
            {
              id: 'permit',
              question: 'Do I need a permit?',
              answer:
                'That’s up to your city or county building department, so ask before anything comes down. We’ll set the day once you’ve heard back. If posts or footings are dug out, call 811 first. It’s free, and they mark the lines in your yard.',
            },
          ]
        : []),
    ],
  },
]

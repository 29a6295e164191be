import { inDollars } from '../../domain/prices/price.ts'
import { illinoisTires } from '../packs/illinois.ts'
import { closedDaysOf, cutoffOf, discountOffer, pickupHoursOf } from '../schema/phrases.ts'
import type { QuestionGroup } from '../schema/texts.ts'
import { holidays } from './calendar.ts'
import { addedPrice, extraPrice, rungPrice } from './guidePrices.ts'
import { site } from './site.ts'
import { sources } from './sources.ts'

const { from, to } = site.price

const tv = `${extraPrice('tv-small')} to ${extraPrice('tv-large')} (${addedPrice('tv-projection')} for rear projection)`
const pickups = new Intl.ListFormat('en-US').format(pickupHoursOf(site.hours))

/** What people ask, in the order of a job. Dollar figures are the price calculator's. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'the-price',
    name: 'The price',
    questions: [
      {
        id: 'how-much',
        question: 'How much does junk removal cost?',
        answer: `From ${inDollars(from)} for a small load to ${inDollars(to)} for a full truck. That’s for the space your things take up, not by the hour. Some items have an extra charge, and it’s in your price. Pick your items online and you’ll see a range right away. At your door we give you one price, and you agree to it before we lift anything. Call to book and get ${discountOffer(site.price)}.`,
        links: [
          { href: '/pricing-calculator', label: 'See your price' },
          { href: '/guides/junk-removal-cost', label: 'What junk removal costs' },
        ],
      },
      {
        id: 'quarter-truck',
        question: 'What fits in a quarter or half truck?',
        answer: `A quarter truck is about a sofa, an armchair, a dresser and a coffee table, usually ${rungPrice('quarter')}. Half a truck is the living room and bedroom of a small apartment: sofa, loveseat, bed, dresser, table and chairs, usually ${rungPrice('half')}. That’s for the space. You’ll know the exact price before we start.`,
        links: [{ href: '/pricing-calculator', label: 'See the truck fill up' }],
      },
      {
        id: 'online-price',
        question: 'Is the price I see online final?',
        answer:
          'It’s an estimate. The price calculator adds up how much of the truck your things take, plus any extras, line by line. When we get there, we look at what you’ve actually got and give you a firm price. If it’s not for you, there’s no charge.',
        links: [{ href: '/pricing-calculator', label: 'Pick your items' }],
      },
      {
        id: 'extras',
        question: 'What costs extra?',
        answer: `Items that take more work to handle or get rid of. A fridge or window AC adds ${extraPrice('refrigerant')}, a mattress ${extraPrice('mattress')}, a tire off the rim ${extraPrice('tire')}, a TV ${tv}. Pianos, safes, trampolines, heavy debris, teardown, long carries and heavy pieces on stairs can add to it too. Whatever it is, you’ll see it in your price before we load.`,
      },
      {
        id: 'free-estimate',
        question: 'Are estimates free?',
        answer:
          'Yes. Call, text, ask online or have us come take a look: it’s free, there’s no trip charge, and you’re under no obligation. We’d rather you turn us down than pay a price you’re not happy with.',
      },
    ],
  },
  {
    id: 'the-day',
    name: 'Pickup day',
    questions: [
      {
        id: 'today',
        question: 'How soon can you come?',
        answer: `Usually the same day, if you call before ${cutoffOf(site)} Central. After that, we’ll aim for the next day we’re open. We do pickups ${pickups}, but not on ${closedDaysOf(holidays)}. You can call us 24 hours a day.`,
        links: [{ href: '/schedule', label: 'See open pickup windows' }],
      },
      {
        id: 'window',
        question: 'How long is the pickup window?',
        answer:
          'Two hours, and you choose it. When you book online, you only see windows that are open. If you need to leave by a certain time, say so under “Anything we should know?”, and the crew will see it.',
      },
      {
        id: 'call-ahead',
        question: 'Will you call before you get here?',
        answer:
          'Yes, if you’d like us to. Just ask when you book, under “Anything we should know?”, and tell us the best number for that day and whether you’d rather get a call or a text. You can also call us any time, day or night.',
      },
      {
        id: 'be-home',
        question: 'Do I have to be home?',
        answer:
          'It’s best if you’re there, or somebody who can okay the price. If everything’s outside and you can’t make it, ask us ahead of time. Sometimes a few photos are all we need to agree on a price.',
      },
      {
        id: 'curb',
        question: 'Do I need to move things to the curb?',
        answer:
          'No. We’ll carry it out from wherever it is: the attic, the basement, the far corner of the yard. You point, and we do the lifting. If it’s already in the driveway, mention that when you call, since it might bring the price down.',
        links: [{ href: '/how-it-works', label: 'What happens on pickup day' }],
      },
      {
        id: 'cancel',
        question: 'Can I reschedule or cancel?',
        answer:
          'Yes, and it’s free. If you booked online, the link in your booking lets you move it or cancel it yourself. Or call or text us with your reference and we’ll do it for you. Until you’ve agreed to a price, you don’t owe us anything.',
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
        answer:
          'We take nearly anything two people can carry: furniture, appliances, mattresses, boxes, yard waste and remodeling debris. We can’t take liquid paint, fuel, oil, propane tanks, chemicals, asbestos, medicine or needles, ammunition or fireworks, smoke detectors, or loose or damaged lithium batteries. Not sure? Text us a photo.',
        links: [{ href: '/services', label: 'All our services' }],
      },
      {
        id: 'paint',
        question: 'Do you take paint?',
        answer:
          'Not liquid paint, but the good news is you can drop it off for free: PaintCare started up in Illinois in December 2025. Its sites take house paint, stain and varnish, latex or oil-based. Most take at least five gallons a visit. Find one near you, and call before you go.',
        links: [sources.paint],
      },
      {
        id: 'electronics',
        question: 'Do you take TVs and computers?',
        answer: `Yes. Illinois has kept TVs, monitors, computers and printers out of its landfills since 2012, so you can’t put them out with the trash. We’ll take them, and they get recycled. A TV adds ${tv}, and that’s in your price.`,
        links: [sources.electronics],
      },
      {
        id: 'fridges',
        question: 'Do you take fridges and air conditioners?',
        answer:
          'Yes. Federal rules say the refrigerant has to be recovered before they’re scrapped, and we handle it safely. With central air, a certified technician has to recover the refrigerant before we can take the unit. Please empty the fridge and have any gas line disconnected before we get there.',
        links: [{ href: '/services/appliance-removal', label: 'Appliance removal' }],
      },
      {
        id: 'mattresses',
        question: 'Do you take mattresses?',
        answer: `Yes, mattresses and box springs of any size. We’ll carry them out of the bedroom, so you don’t have to drag anything down the stairs. Each piece adds ${extraPrice('mattress')}. That’s our own handling charge, not a state fee, and it’s in your price.`,
      },
      {
        id: 'tires',
        question: 'Do you take tires?',
        answer: `Yes, up to ${illinoisTires} in one trip, since Illinois wants haulers to register for more than that. Each tire adds ${extraPrice('tire')} off the rim and ${addedPrice('tire-rim')} on it. You can’t put whole tires out with the trash, because Illinois landfills can’t take them.`,
      },
      {
        id: 'heavy',
        question: 'Do you take concrete, dirt or shingles?',
        answer:
          'Yes, in small amounts. With this stuff, it’s the weight that limits us: the truck’s too heavy long before it looks full. Tell us what it is and about how much you’ve got, or send a photo, and we’ll tell you what we can take in one trip.',
      },
      {
        id: 'hot-tubs-sheds-decks',
        question: 'Do you remove hot tubs, sheds and decks?',
        answer:
          'Yes, as long as it isn’t holding up part of the house. We don’t take down garages. Drain the hot tub and have an electrician disconnect the power. Empty the shed. For all three, check with your building department about a permit first. Concrete slabs and footings are priced separately.',
        links: [
          { href: '/services/hot-tub-removal', label: 'Hot tub removal' },
          { href: '/services/shed-removal', label: 'Shed removal' },
          { href: '/services/light-demolition', label: 'Light demolition' },
        ],
      },
    ],
  },
  {
    id: 'rules-and-permits',
    name: 'Rules and permits',
    questions: [
      {
        id: 'permit',
        question: 'Do I need a permit?',
        answer:
          'That’s up to your city or village building department, so ask before anything comes down. We’ll set the day once you’ve heard back. In the Cook County parts of Lemont, Tinley Park and Hinsdale, the county has its own demolition permit, and it covers sheds. If posts or footings come out, call JULIE at 811 three working days ahead.',
        links: [
          sources.cookPermits,
          { href: '/blog/light-demolition-dupage-county', label: 'DuPage County, step by step' },
        ],
      },
      {
        id: 'insured',
        question: 'Are you insured?',
        answer:
          'Yes. We’re fully licensed, bonded and insured. If your landlord or your building needs a certificate of insurance, ask us a day or two ahead, and we’ll get it to them before we show up.',
        links: [{ href: '/about', label: 'More about us' }],
      },
      {
        id: 'village-pickup',
        question: 'Isn’t the village pickup free?',
        answer:
          'Sometimes: some towns take one bulk item a week, free or with a sticker. If that’s all you’ve got, use it. Call us when there’s more, when it’s upstairs, when you need it gone now, or when the garbage truck won’t take it. Towns change their rules, so check with your hauler.',
        links: [{ href: '/service-areas', label: 'Find your town' }],
      },
    ],
  },
  {
    id: 'afterwards',
    name: 'Afterward',
    questions: [
      {
        id: 'my-stuff',
        question: 'What happens to my stuff?',
        answer:
          'We sort it at our yard. Furniture that’s still in good shape gets offered for donation. Metal and electronics get recycled. Whatever’s left over goes to disposal. If you’d like to see something donated, tell the crew.',
      },
      {
        id: 'donation-receipt',
        question: 'Will I get a donation receipt?',
        answer:
          'Only if the charity gives one, and not all of them do. We can’t write one for you. If you need a receipt for your taxes, the sure way is to give the piece to the charity yourself.',
      },
      {
        id: 'pay',
        question: 'How do I pay?',
        answer:
          'With cash, a credit card or a check. There’s no deposit: you pay once it’s loaded. Ask for a receipt and hang on to it, because it shows who took your things.',
      },
    ],
  },
]

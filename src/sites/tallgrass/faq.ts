import type { QuestionGroup } from '../texts.ts'
import { site } from './site.ts'

const { from, to, callDiscount } = site.price

/** What people ask, in the order of a job. Dollar figures besides the business's own prices are guides, and say so. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'the-price',
    name: 'The price',
    questions: [
      {
        id: 'how-much',
        question: 'How much does it cost?',
        answer: `From $${from} for a small load to $${to} for a full truck. You pay for the space your things take up, not by the hour. Pick them online and see a range at once. At your door you hear one price and agree to it before we lift anything. Call us instead of booking online and take $${callDiscount} off.`,
        links: [{ href: '/pricing-calculator', label: 'Work out your price' }],
      },
      {
        id: 'quarter-truck',
        question: 'What fits in a quarter or half truck?',
        answer:
          'A quarter is about a sofa, an armchair, a dresser and a coffee table, for about $269. Half a truck is a small apartment’s living room and bedroom: sofa, loveseat, bed, dresser, table and chairs, for about $469. These are guides. The price is agreed before we lift.',
        links: [{ href: '/pricing-calculator', label: 'See the truck fill up' }],
      },
      {
        id: 'online-price',
        question: 'Is the price I see online final?',
        answer:
          'No, it is a range. Pick your things in the price calculator, and it adds up their room in the truck and each extra, line by line. At your place we look at the real pile and name one price. If you say no, you owe nothing and we drive on.',
        links: [{ href: '/pricing-calculator', label: 'Pick your things' }],
      },
      {
        id: 'extras',
        question: 'What can raise the price?',
        answer:
          'A few things cost more to handle, so they get their own line. As a guide: a fridge or window AC about $35, a mattress about $25, a tire about $10, a TV $25 to $35. Stairs with heavy pieces, long carries, teardown and heavy debris can add too. All of it is in the price you agree to before we lift.',
      },
      {
        id: 'free-estimate',
        question: 'Are estimates free?',
        answer:
          'Yes. Ask by phone, by text, online or at your door: an estimate is free and binds you to nothing. There is no call-out fee. We would rather hear a no than load a truck that you have doubts about.',
      },
    ],
  },
  {
    id: 'the-day',
    name: 'The day',
    questions: [
      {
        id: 'today',
        question: 'Can you come today?',
        answer:
          'Usually, if you call before 2 PM Central. After that we come the next day. Pickups run Monday to Friday from 8 AM to 6 PM, Saturday from 8 AM to 4 PM and Sunday from 10 AM to 4 PM. The phones are open 24 hours.',
        links: [{ href: '/schedule', label: 'Pick a free time' }],
      },
      {
        id: 'window',
        question: 'How wide is the arrival window?',
        answer:
          'Two hours, and you pick them: when you book online you see only times that are free. We text you when the truck is on its way. If you have to leave at a fixed time, tell us, and we say right away whether it can work.',
      },
      {
        id: 'call-ahead',
        question: 'Will you call before you arrive?',
        answer:
          'Ask for it when you book, and tell us which number reaches you that day and if you like a call or a text. You can also check on us: the phone is answered at any hour, and your reference finds your job.',
      },
      {
        id: 'be-home',
        question: 'Do I have to be home?',
        answer:
          'It is best if you are, or someone who can say yes to the price. If your things stand outside and you cannot be there, ask us first. Sometimes photos are enough to agree on a price ahead of time. We tell you if yours is such a job.',
      },
      {
        id: 'curb',
        question: 'Do I need to move things to the curb?',
        answer:
          'No. We carry from where it stands: the attic, the basement, the back of the yard. You point, we lift. If your things are in the driveway already, say so when you call, and ask what that does to the price.',
        links: [{ href: '/how-it-works', label: 'What happens on the day' }],
      },
      {
        id: 'cancel',
        question: 'Can I reschedule or cancel?',
        answer:
          'Yes. Call or text as soon as you know, with your reference if you have it, and we look for another day with you. Until you agree to a price, you have no obligation to us, and there is no call-out fee.',
      },
    ],
  },
  {
    id: 'what-we-take',
    name: 'What we take',
    questions: [
      {
        id: 'take',
        question: 'What do you take, and what not?',
        answer:
          'Nearly anything two people can carry: furniture, appliances, mattresses, boxes, yard and remodeling debris. Not: liquid paint, fuel, oil, propane tanks, chemicals, asbestos, medicine and sharps, ammunition and fireworks, smoke detectors, loose or damaged lithium batteries. Not sure? Text us a picture.',
        links: [{ href: '/services', label: 'All our services' }],
      },
      {
        id: 'paint',
        question: 'Do you take paint?',
        answer:
          'No liquid paint. But you can drop it off for free: PaintCare started in Illinois in December 2025. Its sites take house paint, stain and varnish, both latex and oil. Each site takes at least five gallons from you. Find one close to you and call it before you drive.',
        links: [{ href: 'https://www.paintcare.org/states/illinois/', label: 'PaintCare in Illinois' }],
      },
      {
        id: 'electronics',
        question: 'Do you take TVs and computers?',
        answer:
          'Yes. Illinois has banned TVs, monitors, computers, printers and more from its landfills since 2012, so they cannot go out with the trash. They ride with us and get recycled. As a guide, a TV adds $25 to $35, in the price you agree to.',
        links: [
          {
            href: 'https://epa.illinois.gov/topics/waste-management/electronics-recycling.html',
            label: 'Illinois EPA on electronics',
          },
        ],
      },
      {
        id: 'fridges',
        question: 'Do you take fridges and air conditioners?',
        answer:
          'Yes. Federal rules say the refrigerant has to be recovered, not let out, so these go where that is done. For central air, a certified technician must empty the system before we take the unit. Please empty the fridge and have gas lines unhooked first.',
        links: [{ href: '/services/appliance-removal', label: 'Appliance removal' }],
      },
      {
        id: 'mattresses',
        question: 'Do you take mattresses?',
        answer:
          'Yes, mattresses and box springs of any size, carried out of the bedroom so that nobody has to drag one down the stairs. Each piece adds about $25 for handling, as a guide. It is a line of our own, not a state fee, and it is in the price you agree to.',
      },
      {
        id: 'tires',
        question: 'Do you take tires?',
        answer:
          'Yes, up to 20 on one trip; for more at once, Illinois wants a hauler to register. Off the rim is best. Plan on about $10 a tire as a guide. Whole tires have been banned from Illinois landfills since 1994, so they never go out with the trash.',
      },
      {
        id: 'heavy',
        question: 'Do you take concrete, dirt or shingles?',
        answer:
          'Small amounts, yes. Here weight is the limit, not space: a truck is too heavy long before it looks full. Tell us what it is and how much, or send a photo, and we say what one trip can hold. The price is agreed before we lift.',
      },
      {
        id: 'hot-tubs-sheds-decks',
        question: 'Do you remove hot tubs, sheds and decks?',
        answer:
          'Yes, as long as nothing holds the house up. Drain the hot tub and have an electrician unhook the power. Empty the shed. For all three, ask your building department about a permit first. A slab or footings under a shed get their own price.',
        links: [
          { href: '/services/hot-tub-removal', label: 'Hot tubs' },
          { href: '/services/shed-removal', label: 'Sheds' },
          { href: '/services/light-demolition', label: 'Decks and more' },
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
          'Your city or village building department decides. Ask before the teardown; we set the day once you have the answer. In the Cook County parts of Lemont, Tinley Park and Hinsdale, the county has a demolition permit of its own that covers garages and sheds. If posts or footings come out of the ground, call 811 first.',
        links: [
          { href: 'https://www.cookcountyil.gov/service/demolition-permitting', label: 'Cook County permits' },
          { href: '/blog/light-demolition-dupage-county', label: 'DuPage County, step by step' },
        ],
      },
      {
        id: 'insured',
        question: 'Are you insured?',
        answer:
          'Yes. We are fully licensed, bonded and insured. If your landlord, your building or your office wants to see a certificate of insurance, ask us for it before the day, so that the paper is there before the truck is.',
        links: [{ href: '/about', label: 'More about us' }],
      },
      {
        id: 'village-pickup',
        question: 'Isn’t the village pickup free?',
        answer:
          'Often, for one bulk item a week, free or with a sticker. If that is all you have, use it. Call us when there is more, when it stands upstairs, when it must go today, or when the curb will not take it. Towns change their rules, so check with your town’s hauler.',
        links: [{ href: '/service-areas', label: 'Your town' }],
      },
    ],
  },
  {
    id: 'afterwards',
    name: 'Afterwards',
    questions: [
      {
        id: 'my-stuff',
        question: 'What happens to my stuff?',
        answer:
          'Three steps, in this order: donate, recycle, dispose. Good furniture is offered for donation. Metal and electronics get recycled. What is left is thrown away. We print no percentage here, because a number that nobody measured is worth nothing to you.',
      },
      {
        id: 'donation-receipt',
        question: 'Will I get a donation receipt?',
        answer:
          'Only if the charity issues one, and not all of them do. Tell us before we load which pieces you care about, and we say what we know. If a receipt matters for your taxes, giving the piece to the charity yourself is the safe way.',
      },
      {
        id: 'pay',
        question: 'How do I pay?',
        answer:
          'Cash, credit card or check, for the price you agreed to before we lifted. Ask for a receipt and keep it. Illinois advises everyone who hires a hauler to do so, and it shows that your things left with us.',
      },
    ],
  },
]

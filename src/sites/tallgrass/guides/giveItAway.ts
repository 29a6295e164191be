import type { Guide } from '../../schema/guide.ts'
import { guidePrice } from '../guidePrices.ts'

export const giveItAway: Guide = {
  slug: 'give-it-away',
  name: 'Give it away first',
  searches: [
    'donate',
    'donation',
    'donating',
    'charity',
    'give away',
    'goodwill',
    'habitat',
    'salvation army',
    'thrift store',
    'furniture bank',
    'free pickup furniture',
    'donar',
    'regalar',
  ],
  title: 'Free furniture donation pickup near Naperville',
  description:
    'Which charities around Naperville, Joliet and Downers Grove take furniture, who says they come to the house, and how to ask so they say yes.',
  heading: 'Who takes furniture for free around here?',
  answer:
    'A furniture bank, a ReStore or a thrift store, if it’s clean and whole. A few send a truck. Most want you to bring it, and all of them want you to ask first.',
  lead: 'Start here before you pay us. What a charity can use costs you a phone call and maybe a drive. We take what’s left.',
  figures: [
    { label: 'Asking', amount: 'Free' },
    { label: 'A couch nobody wants, with us', amount: guidePrice('sofa') },
    { label: 'A dresser', amount: guidePrice('dresser') },
  ],
  load: 'sofa',
  picture: { drawing: 'home-sorting', alt: 'Furniture to donate, metal to recycle and a few trash bags' },
  parts: [
    {
      kind: 'table',
      id: 'pickup',
      heading: 'Who says they come to the house',
      text: [
        'Look at their own pages: whether they come depends on your address and on what they need. We can’t promise anything for them, and we aren’t partners.',
      ],
      columns: ['Who', 'What kind of place'],
      rows: [
        [{ label: 'The Salvation Army', href: 'https://satruck.org' }, 'Thrift stores'],
        [{ label: 'Chicago Furniture Bank', href: 'https://www.chicagofurniturebank.org/faq' }, 'Furniture bank'],
      ],
    },
    {
      kind: 'table',
      id: 'places',
      heading: 'Where you can drive it',
      text: ['Call before you load the car. Places move, fill up and change what they take.'],
      columns: ['Place', 'In', 'What kind'],
      rows: [
        ['Sharing Connections', 'Downers Grove', 'Furniture bank'],
        [{ label: 'Will County Habitat ReStore', href: 'https://habitatwill.org/' }, 'Joliet', 'Store for homes'],
        ['Habitat ReStore, Aurora', 'Aurora', 'Look up its address first'],
        [{ label: 'DuPage Habitat ReStore', href: 'https://dupagerestore.org' }, 'DuPage County', 'Store for homes'],
        ['Goodwill', 'Batavia and others', 'Drop-off center'],
        ['MorningStar Treasure Chest', 'Joliet', 'Resale store'],
        [{ label: 'SCARCE', href: 'https://www.scarce.org/' }, 'Addison', 'Books and school supplies'],
      ],
    },
    {
      kind: 'table',
      id: 'takes',
      heading: 'What’s worth offering, and what they turn down',
      text: ['Every place has a list of its own, so treat this as a first guess and ask.'],
      columns: ['Thing', 'Worth offering if', 'Most often turned down'],
      rows: [
        ['Couch or loveseat', 'No rips, stains or odor, and no pets on it', 'Sleeper sofas, big sectionals'],
        ['Dresser or table', 'All drawers and legs, no water rings', 'China cabinets, TV units'],
        ['Mattress', 'Almost new, with its label', 'Any stain, king sizes'],
        ['Washer, dryer or stove', 'Works, clean, not old', 'Rust, missing knobs'],
        ['Cabinets, doors, sinks', 'A matching set, nails pulled', 'Single doors, cut counters'],
        ['Clothes and dishes', 'Clean, in bags or boxes', 'Wet, chipped or loose'],
        ['Crib or car seat', 'Ask first', 'Recalled or past its date'],
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'How to ask so they can say yes',
      inOrder: true,
      entries: [
        {
          title: 'Take two photos',
          text: 'One of the whole piece in daylight, and one of the worst spot on it. They’ll ask anyway.',
        },
        {
          title: 'Say the size and the floor',
          text: 'Give the width in inches, and say if there are stairs. Some crews only take what’s on the first floor or in the garage.',
        },
        {
          title: 'Call two weeks ahead',
          text: 'If they send a truck, it may be booked. A move-out date is too late to start asking.',
        },
        {
          title: 'Ask for the receipt',
          text: 'For your taxes it has to come from the charity. We can’t write one for them.',
        },
        {
          title: 'Have a plan if they say no',
          text: 'The driver decides at the door. Know what happens to the couch that afternoon.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'neighbors',
      heading: 'Neighbors are often faster',
      entries: [
        {
          title: 'A free listing',
          text: 'Post it as “free, you carry it, today.” Take it down when the first person has come, not when they say they will.',
        },
        {
          title: 'Church, school and theater',
          text: 'A youth room wants couches, a stage wants odd lamps, and neither minds a scratch.',
        },
        { title: 'Landlords', text: 'A working stove or a plain dresser goes into a rental the same week.' },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Questions about giving things away',
      entries: [
        {
          title: 'Will you donate it for me?',
          text: 'We offer good pieces for donation. Whether a charity takes one is up to them that day, so we don’t promise it for a certain thing.',
        },
        {
          title: 'Can I get a tax receipt through you?',
          text: 'No. It comes from the charity that got it. Our receipt shows who hauled it and what you paid.',
        },
        {
          title: 'Does anybody take a used mattress?',
          text: 'A furniture bank may, if it’s nearly new. Illinois wants a label on every mattress that’s sold or passed on, new or used, so leave it on.',
        },
        {
          title: 'What about a piano?',
          text: 'Start with a school or a church, and say how old it is. Most have been offered several.',
        },
        {
          title: 'Who takes paint?',
          text: 'Since December 1, 2025, paint stores across Illinois take leftover house paint free. PaintCare’s map shows the nearest.',
        },
        {
          title: 'Who takes an old TV?',
          text: 'No charity we know of. It goes to an electronics site, or we take it to a recycler.',
        },
        {
          title: 'There are bed bugs. Can I donate it?',
          text: 'No, nobody will take it, and it isn’t fair to their other furniture. Tell us before we come.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'The Salvation Army’s pickup page',
      href: 'https://satruck.org',
      asOf: 'named in the Daily Herald, February 2026',
    },
    {
      label: 'Chicago Furniture Bank, questions',
      href: 'https://www.chicagofurniturebank.org/faq',
      asOf: 'no date on the page, the same steps in July 2022',
    },
    {
      label: 'Daily Herald on donation centers',
      href: 'https://www.dailyherald.com/20260225/lifestyle/spring-cleaning-dos-and-donts-for-dropping-off-items-at-donation-centers',
      asOf: 'February 2026',
    },
    {
      label: 'PaintCare in Illinois',
      href: 'https://www.paintcare.org/states/illinois/',
      asOf: 'program since December 2025',
    },
    {
      label: 'Illinois law on bedding labels',
      href: 'https://www.ilga.gov/legislation/ilcs/documents/041000680K10.htm',
      asOf: 'state law',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'Nobody wants it?',
    text: 'Give away what you can, then send us a photo of the rest. We come for one piece, too.',
  },
}

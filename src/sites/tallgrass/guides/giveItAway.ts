import type { Guide } from '../../schema/guide.ts'
import { dropOffSites } from '../dropOffSites.ts'
import { guidePrice } from '../guidePrices.ts'
import { sources } from '../sources.ts'

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
  ],
  title: 'Donate furniture in Chicago’s suburbs: who takes it',
  description:
    'Which charities around Naperville, Joliet and Downers Grove take furniture, who to ask about a pickup, and how to ask so they say yes.',
  heading: 'Who takes furniture for free around here?',
  answer:
    'A furniture bank, a ReStore or a thrift store does, as long as the piece is clean and whole. Some may send a truck and others want you to bring it, so call and ask first.',
  lead: 'Start here before you pay us, because a piece that a charity can use costs you only a phone call and maybe a short drive. When they’ve picked what they want, we take what’s left.',
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
      heading: 'Who to ask about a pickup',
      text: [
        'Start with their own pages, since it depends on your address, on what you have and on what they need. We can’t promise anything for them, and we aren’t partners with any of them.',
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
      text: [
        'Call before you load the car, because places move, fill up and change what they take. Ask about the one piece you have, and not about furniture in general.',
      ],
      columns: ['Place', 'In', 'What kind'],
      rows: [
        [
          { label: 'Sharing Connections', href: 'https://www.nctv17.com/spotlight/sharing-connections/' },
          'Downers Grove',
          'Furniture bank',
        ],
        [{ label: 'Will County Habitat ReStore', href: 'https://habitatwill.org/' }, 'Joliet', 'Store for homes'],
        ['Habitat ReStore, Aurora', 'Aurora', 'Look up its address first'],
        [{ label: 'DuPage Habitat ReStore', href: 'https://dupagerestore.org' }, 'DuPage County', 'Store for homes'],
        ['Goodwill', 'Batavia and others', 'Drop-off center'],
        [{ label: 'SCARCE', href: 'https://www.scarce.org/' }, 'Addison', 'Books and school supplies'],
      ],
    },
    {
      kind: 'table',
      id: 'electronics',
      heading: 'Where old TVs and computers can go',
      text: [
        'For 2026, DuPage County signed up for the state’s electronics recycling program with twelve regular sites and one-day events. The sites can change each year. Look at a site’s own page for its days, its fees and who it serves before you load the car.',
      ],
      columns: ['Site', 'County'],
      rows: [
        ...dropOffSites.flatMap(({ use, name: label, href, counties, note }) =>
          use === 'electronics' && href
            ? [[{ label, href }, `${counties?.join(', ')}${note ? `. ${note}.` : ''}`]]
            : [],
        ),
        ['Kendall County Health Department', 'Kendall. Ask what it knows of; no site there is confirmed.'],
      ],
    },
    {
      kind: 'table',
      id: 'takes',
      heading: 'What’s worth offering, and what to ask about',
      text: ['Every place has a list of its own, so treat this table as a first guess and ask before you count on it.'],
      columns: ['Thing', 'Worth offering if', 'Ask first about'],
      rows: [
        ['Couch or loveseat', 'No rips, stains or odor, and no pets on it', 'Sleeper sofas, big sectionals'],
        ['Dresser or table', 'All drawers and legs, no water rings', 'China cabinets, TV units'],
        ['Mattress', 'Almost new, with its label', 'Any stain, king sizes'],
        ['Washer, dryer or stove', 'Works, clean, not old', 'Rust, missing knobs'],
        ['Cabinets, doors, sinks', 'A matching set, nails pulled', 'Single doors, cut counters'],
        ['Clothes and dishes', 'Clean, in bags or boxes', 'Wet, chipped or loose'],
        ['Crib or car seat', 'It’s not recalled or past its date', 'Any of them'],
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
          text: 'Take one of the whole piece in daylight and one of the worst spot on it, since an honest picture can save you a trip.',
        },
        {
          title: 'Say the size and the floor',
          text: 'Give the width in inches, and mention it if there are stairs. Ask if they go upstairs, or only into the garage.',
        },
        {
          title: 'Call two weeks ahead',
          text: 'If they send a truck, it may be booked up, so the week of your move-out date is too late to start asking.',
        },
        {
          title: 'Ask for the receipt',
          text: 'For your taxes it has to come from the charity itself, since we can’t write one for them, so ask on the day they take the piece.',
        },
        {
          title: 'Have a plan if they say no',
          text: 'The driver may still turn the couch down at the door, so know what happens to it that afternoon.',
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
          text: 'Post it as “free, you carry it, today,” with a photo and the size. Have it in the driveway, so nobody has to come inside, and take the listing down when the first person has come. For the curb with a sign, ask your town if it’s allowed.',
        },
        {
          title: 'Church, school and theater',
          text: 'A youth room wants couches, a stage wants odd lamps, and neither one minds a scratch or an old-fashioned color.',
        },
        {
          title: 'Landlords',
          text: 'A working stove or a plain dresser can go into a rental that same week, so ask anybody you know who rents out an apartment.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Questions about giving things away',
      entries: [
        {
          title: 'Will you donate it for me?',
          text: 'We offer good pieces for donation after every pickup, but whether a charity takes one is up to them that day, so we don’t promise it for a certain thing.',
        },
        {
          title: 'Can I get a tax receipt through you?',
          text: 'No, since it has to come from the charity that got the piece. Our own receipt shows who hauled your things and what you paid for it. What a piece is worth on your return is a question for your tax preparer.',
        },
        {
          title: 'Does anybody take a used mattress?',
          text: 'A furniture bank may, if it’s nearly new. Illinois wants a label on every mattress that’s sold or passed on, whether it’s new or used, so leave yours on.',
        },
        {
          title: 'What about a piano?',
          text: 'Start with a school or a church and say how old it is. Ask more than one, since not everybody has room for it.',
        },
        {
          title: 'Who takes paint and chemicals?',
          text: 'Since December 1, 2025, paint stores across Illinois take leftover house paint, stain and varnish free, both latex and oil-based. For chemicals, look up Naperville’s household hazardous waste facility. The Illinois EPA also has free one-day collections in spring and fall, and you have to register for those. We can’t haul chemicals for you, so you’d bring them yourself.',
        },
        {
          title: 'Who takes an old TV?',
          text: 'No charity we know of takes one, so bring it to one of the electronics sites above, or we can take it to a recycler for you.',
        },
        {
          title: 'There are bed bugs. Can I donate it?',
          text: 'No, nobody will take it, and it wouldn’t be fair to the other furniture in their truck. If you’d like us to haul it, tell us about the bed bugs before we come.',
        },
        {
          title: 'Do Habitat and Goodwill come to the house?',
          text: 'Their stores take what you bring in. We haven’t seen a recent page of theirs that says they pick up furniture in our towns, so call the store before you count on a truck.',
        },
        {
          title: 'Is a charity’s pickup always free?',
          text: 'Not necessarily, so ask about the cost when you ask about the day. A pickup may also depend on whether they can use the piece at all.',
        },
        {
          title: 'Who takes an old fridge or washer?',
          text: 'Ask the store to take the old one when it delivers the new one. If it still works, a charity may want it, and if it doesn’t, we take it and see that the refrigerant is recovered. For a washer or other scrap metal, call a scrap yard.',
        },
        {
          title: 'Who takes a wheelchair or a walker?',
          text: 'Ask your township office, a church or a hospital, since it may lend them out. Say if it’s complete and if the brakes work.',
        },
        {
          title: 'Where do old batteries go?',
          text: 'Small ones go to a battery drop-off, free, under Illinois’s 2024 battery law, while bigger packs and damaged ones need a staffed site. A store that sells car batteries has to take your old one when you buy a new one.',
        },
      ],
    },
  ],
  sources: [
    {
      label: 'Illinois EPA on one-day collections of chemicals',
      href: 'https://epa.illinois.gov/topics/waste-management/waste-disposal/household-hazardous-waste/acceptable-wastes.html',
      asOf: 'its release of April 2025',
    },
    {
      label: 'DuPage County Board on electronics recycling',
      href: 'https://dupage.legistar.com/LegislationDetail.aspx?GUID=72DF2198-98D5-4176-9124-B100FE6758E9&ID=7108638',
      asOf: '2025, for 2026',
    },
    {
      label: 'Illinois’s battery law of 2024',
      href: 'https://beta.ilga.gov/legislation/ilcs/documents/041502050K40.htm',
      asOf: 'state law',
    },
    sources.carBatteries,
    {
      label: 'Daily Herald on donation centers',
      href: 'https://www.dailyherald.com/20260225/lifestyle/spring-cleaning-dos-and-donts-for-dropping-off-items-at-donation-centers',
      asOf: 'February 2026',
    },
    sources.paint,
    {
      label: 'Illinois law on bedding labels',
      href: 'https://www.ilga.gov/legislation/ilcs/documents/041000680K10.htm',
      asOf: 'state law since 1999',
    },
  ],
  checked: '2026-11-27',
  closing: {
    title: 'Nobody wants it?',
    text: 'Give away what you can, and then send us a photo of whatever nobody could use, because we come for one piece, too.',
  },
}

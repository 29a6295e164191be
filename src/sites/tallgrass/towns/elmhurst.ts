import type { WholeTown } from '../../schema/town.ts'
import { guidePrice } from '../guidePrices.ts'

export const elmhurst: WholeTown = {
  slug: 'elmhurst',
  name: 'Elmhurst',
  kind: 'city',
  counties: ['DuPage', 'Cook'],
  zips: ['60126'],
  lat: 41.8995,
  lng: -87.9403,
  mapLabel: { wide: { side: 'right', dy: -5 } },
  lead: 'By Wilder Park, near the York Theatre or way up in your attic: show us what’s going, and we’ll pack it out.',
  scene: ['houses', 'mainStreet', 'station'],
  example: {
    load: 'twelve big boxes and six totes, handed down from an attic by Wilder Park',
    price: guidePrice('box-large.12_tote.6'),
  },
  curb: {
    known: 'dated',
    answer:
      'Republic was the city’s hauler as of December 2025. Ask the city what furniture, a mattress or an appliance takes on trash day, and when the next Spring Clean-Up is. Neither is confirmed.',
    lines: [{ item: 'Electronics', mark: 'no', note: 'Not at the curb, any season' }],
    hauler: { name: 'Republic Services', phone: '708-345-7050' },
    ask: { name: 'Elmhurst Public Works', phone: '630-530-3020' },
    asOf: 'December 2025',
    source: {
      label: 'Elmhurst garbage and recycling',
      href: 'https://elmhurst.org/services/public_works/garbage_recycling_yard_waste___organic_waste/index.php',
    },
  },
  worthIt: [
    {
      when: 'Spring’s too far off',
      text: 'If you can wait for a clean-up day, wait and save the money. If the crib has to make room for a desk this month, that’s a small load for us.',
    },
    {
      when: 'You gutted a kitchen',
      text: 'We’ll bag the loose stuff, carry the cabinets out the back and haul it all. You won’t need a dumpster sitting on the grass.',
    },
    {
      when: 'You’re clearing the family’s old house',
      text: 'Attic trunks, the rolltop desk, shelves in the coal room. Walk through first and tape what goes: anything without tape stays.',
    },
    {
      when: 'There’s a baby on the way',
      text: 'The spare room has a treadmill, a futon and a tower of boxes. We can clear it in a single visit. The crib goes up that night.',
    },
  ],
  dropOff:
    'We can take your electronics to a recycler, so you don’t have to. Books and classroom supplies can go to SCARCE, one town over in Addison. PaintCare stores take latex and oil-based paint alike. Pesticides mean a drive to Naperville.',
  permit: {
    office: 'Building department, Elmhurst City Hall',
    text: 'It depends on what’s coming down. Call the building department at City Hall before you take out a shed, deck or hot tub. Know the size, what it’s made of and whether it’s wired before you dial. If you aren’t sure, text us a photo and we’ll help you describe it.',
  },
  around:
    'All of Elmhurst is 60126, and nearly the whole city is in DuPage County. We serve downtown, the homes around Elmhurst University and Berens Park, and the streets by the hospital. If it’s in the backyard, tell us whether there’s a gate and how wide it is. With a detached garage or an alley out back, we’ll load from whichever side is closer. Near campus, tell us where a truck can park during class.',
  closing: 'Describe it on the phone, or text a photo from the attic. Finding out what it costs is free.',
}

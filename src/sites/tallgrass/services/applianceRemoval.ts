import type { Service } from '../../service.ts'

export const applianceRemoval: Service = {
  slug: 'appliance-removal',
  drawing: 'appliance-removal',
  name: 'Appliance removal',
  title: 'Appliance removal: fridges, washers, stoves',
  description:
    'Refrigerators, washers, dryers and stoves hauled away in 19 Chicago suburbs. Refrigerant is recovered, metal recycled. From $99.',
  summary: 'Fridges, washers, stoves. Refrigerant goes where it must.',
  heading: 'Appliance removal',
  lead: 'We walk it up from the basement on a stair dolly. Anything that cools goes where its gas is recovered.',
  picture: 'A refrigerator strapped to a dolly on basement stairs',
  from: { price: 'From $99', buys: 'for a washer, a dryer or a stove; about $175 for a fridge' },
  message: 'Hello, I have an appliance to be removed. What it is, which floor, and a picture:',
  load: {
    heading: 'Plugged, piped, or on wheels',
    take: [
      'Fridges, freezers, wine coolers',
      'Washers and dryers, single or stacked',
      'Stoves, wall ovens, microwaves',
      'Dishwashers and disposals',
      'Window ACs and dehumidifiers',
      'Water heaters, softeners, furnaces',
      'Grills, without the tank',
      'Shop coolers and ice machines',
    ],
    leave: [
      { thing: 'A gas line that is still on', instead: 'A plumber or the gas company shuts it and caps it' },
      { thing: 'Central air that is still charged', instead: 'A certified tech must empty it first' },
      { thing: 'The grill’s propane tank', instead: 'Swap it at a store' },
      { thing: 'Food', instead: 'Please. We have all met that freezer' },
    ],
  },
  price: {
    heading: 'Space, plus the gas inside',
    intro:
      'Each machine takes a known bit of the truck, so this is the easiest price to give by phone. What cools has one more line, for its refrigerant. You hear the sum and agree to it before the dolly comes off the truck.',
    rungs: [
      { rung: 'minimum', holds: 'One washer, one dryer or one stove' },
      { rung: 'eighth', holds: 'Washer and dryer, or one plain fridge' },
      { rung: 'quarter', holds: 'A kitchen: fridge, stove, dishwasher; and the washer' },
      { rung: 'half', holds: 'Two kitchens, and the laundry between them' },
    ],
    extras: [
      {
        id: 'refrigerant',
        reason:
          'Fridge, freezer, window AC, dehumidifier, water cooler. By federal rule the last shop that handles it must recover the gas, or hold papers that say it was done.',
      },
      {
        label: 'Shop cooler, reach-in',
        amount: '$75',
        unit: 'each',
        reason: 'The same gas in a much heavier box. It takes a ramp.',
      },
      { id: 'stairs', reason: 'Past the first flight. A fridge goes one step at a time, with one of us below it.' },
      {
        label: 'Softener full of salt',
        amount: '$10',
        unit: 'each',
        reason: 'Wet salt is as heavy as stone. Scoop it out and this line is gone.',
      },
      { id: 'long-carry', reason: 'From an inner unit to the parking lot, on small wheels.' },
    ],
  },
  prepare: {
    heading: 'Off, dry and empty',
    steps: [
      { do: 'Unplug the cold ones', how: 'The night before. Prop the door, and lay a towel under it.' },
      {
        do: 'Shut the water',
        how: 'Turn both valves, take off the hoses, let them drip in a pail. An ice maker has a line too.',
      },
      {
        do: 'Get the gas capped',
        how: 'For a stove, a dryer or a heater that burns gas. It is a job for a plumber, not for us and not for you.',
      },
      {
        do: 'Drain the tank',
        how: 'A water heater holds a bathtub’s worth. Run a hose to the floor drain and give it an hour.',
      },
      {
        do: 'Measure one door',
        how: 'The tightest between machine and street. Fridge doors and handles come off if they must.',
      },
    ],
  },
  margin: {
    heading: 'Why the curb says no',
    text: [
      'Since July 1994, Illinois landfills may not take a machine that still has its refrigerant, a mercury switch or PCBs inside. Once those parts are out, the steel is scrap like any other.',
      'So a fridge behind the garage is not just ugly. Somebody has to handle the gas. With us, that is one line on the price.',
    ],
    links: [{ label: 'What is banned, and where each thing goes', href: '/faq' }],
  },
  afterwards: {
    heading: 'Most of it is metal',
    ways: [
      { way: 'Donate', what: 'A stove or washer that works and is not too old may be wanted. Tell us that it runs.' },
      { way: 'Recycle', what: 'Refrigerant out first, at a place that does it right. Then steel, copper and motors.' },
      { way: 'Dispose', what: 'What is left: insulation, glass shelves, cracked plastic.' },
    ],
  },
  closing: 'What stopped working?',
  questions: [
    {
      question: 'Will you unhook it for me?',
      answer:
        'Unplugging is fine. Gas lines and hard testServices are not ours to open, so have those done first. If the water valve is old and stiff, leave it to a plumber as well. A drip can become a flood.',
    },
    {
      question: 'The freezer went down before the wall was built. Can you get it out?',
      answer:
        'Nearly always. Doors come off, then handles, then the hinges. If it would still take a wall, we tell you on the spot, and no one pays for trying.',
    },
    {
      question: 'Will the store take the old one for less?',
      answer:
        'It may, when it brings the new one. Ask, and ask if that holds for the basement and for a second machine. If they only take what stands next to the new one, call us for the rest.',
    },
  ],
  related: [
    { slug: 'light-demolition', why: 'The cabinets that framed the stove.' },
    { slug: 'furniture-removal', why: 'The kitchen table, on the same trip.' },
    { slug: 'commercial-junk-removal', why: 'Coolers, racks and counters from a shop.' },
  ],
  towns: [
    { slug: 'wheaton', note: 'White goods took more stickers than furniture, as of 2018. Check with LRS.' },
    { slug: 'naperville', note: 'Groot fetches appliances by appointment, as of 2022. Check with Groot.' },
    {
      slug: 'elmhurst',
      note: 'Spring clean-up took appliances, as of 2024. Check with Republic. A dead fridge seldom waits.',
    },
    { slug: 'aurora', note: 'Both banks of the Fox, basements and upper flats.' },
    { slug: 'lockport', note: 'By the canal or out toward Homer Glen, we come in for it.' },
  ],
}

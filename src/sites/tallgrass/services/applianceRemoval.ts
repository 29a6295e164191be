import { inDollars } from '../../../domain/prices/price.ts'
import type { Service } from '../../schema/service.ts'
import { addedPrice, extraPrice, guidePrice, truckload } from '../guidePrices.ts'
import { site } from '../site.ts'

const from = inDollars(site.price.from)
const fridge = guidePrice('refrigerator')

export const applianceRemoval: Service = {
  slug: 'appliance-removal',
  drawing: 'appliance-removal',
  name: 'Appliance removal',
  title: `Appliance removal in Chicago’s west suburbs from ${from}`,
  description: `Fridges, washers, dryers and stoves hauled away in Chicago’s west and south suburbs. A washer from ${from}, a fridge usually ${fridge}.`,
  summary: 'We take fridges, washers, dryers and stoves, and we handle the refrigerant safely.',
  heading: 'Appliance removal in Chicago’s west and south suburbs',
  lead: 'We’ll bring it up from the basement and haul it away. We handle the refrigerant safely.',
  picture: 'Two crew members moving a refrigerator up the basement stairs on a dolly',
  cost: truckload,
  buys: `for a washer, a dryer or a stove; usually ${fridge} for a fridge`,
  message: 'Hi, I have an appliance that needs to go. What it is, which floor it’s on, and a photo:',
  load: {
    heading: 'Which appliances we take',
    take: [
      'Fridges, freezers and wine coolers',
      'Washers and dryers, single or stacked',
      'Stoves, wall ovens and microwaves',
      'Dishwashers and garbage disposals',
      'Window ACs and dehumidifiers',
      'Water heaters, softeners and furnaces',
      'Grills, without the propane tank',
      'Store coolers and ice machines',
    ],
    leave: [
      {
        thing: 'Anything with the gas still on',
        instead: 'Have a plumber or the gas company shut it off and cap the line',
      },
      { thing: 'Central air that’s still charged', instead: 'A certified technician has to empty it first' },
      { thing: 'Propane tanks', instead: 'Naperville’s hazardous waste site takes grill tanks' },
      { thing: 'Food in the fridge', instead: 'Please empty it before we come' },
    ],
  },
  price: {
    heading: 'How much does appliance removal cost?',
    intro: `A washer, a dryer or a stove is usually ${guidePrice('washer')}, and a standard fridge ${fridge}. You pay for the space it takes in the truck, plus ${extraPrice('refrigerant')} for anything with refrigerant inside. That’s already in the fridge price. Call us with your list, and we can usually price it over the phone.`,
    rungs: [
      { rung: 'minimum', holds: 'One washer, one dryer or one stove' },
      { rung: 'eighth', holds: 'A washer and a dryer' },
      { rung: 'quarter', holds: 'A stove, a dishwasher, a washer and two dryers' },
      { rung: 'half', holds: 'Two kitchens’ worth, plus a washer and a dryer' },
    ],
    extras: [
      {
        id: 'refrigerant',
        reason:
          'For a fridge, freezer, window AC, dehumidifier or water cooler. Federal rules say the refrigerant has to be recovered before the unit is scrapped.',
      },
      {
        label: 'Commercial cooler',
        amount: addedPrice('restaurant-fridge'),
        unit: 'each',
        reason: 'It has refrigerant too, and it weighs about 400 pounds.',
      },
      { id: 'stairs', reason: 'For anything heavy. A fridge goes one step at a time, with both of us on it.' },
      {
        label: 'Softener full of salt',
        amount: addedPrice('water-softener'),
        unit: 'each',
        reason: 'Wet salt is heavy. If you scoop it out first, there’s no charge for this.',
      },
      { id: 'long-carry', reason: 'When it’s a long roll from your unit to the parking lot.' },
    ],
  },
  prepare: {
    heading: 'How to get your appliances ready',
    steps: [
      {
        do: 'Unplug the fridge or freezer',
        how: 'Do it the night before. Prop the door open and put a towel under it.',
      },
      {
        do: 'Shut off the water',
        how: 'Close both valves, take off the hoses and let them drip into a bucket. An ice maker has a water line too.',
      },
      {
        do: 'Have the gas capped',
        how: 'A gas stove, dryer or water heater needs a plumber. Please don’t do it yourself. We can’t do it either.',
      },
      {
        do: 'Drain the water heater',
        how: 'Run a hose from the tank to the floor drain and give it an hour. It’s about a bathtub full of water.',
      },
      {
        do: 'Measure the tightest door',
        how: 'Check every door on the way to the street. We can take the doors and handles off a fridge.',
      },
    ],
  },
  margin: {
    heading: 'Can you put a fridge out with the trash?',
    text: [
      'Not while the refrigerant’s inside. Since July 1994, Illinois landfills can’t take appliances that still have refrigerant, a mercury switch or PCBs in them. Once those are out, the metal can be scrapped.',
      'Some towns pick up appliances at the curb for a fee, so check with your hauler too.',
    ],
    links: [
      { label: 'Big-item pickup in your town', href: '/guides/big-item-pickup' },
      { label: 'What’s banned from landfills, and where it goes', href: '/faq' },
    ],
  },
  afterwards: {
    heading: 'Where your old appliances go',
    ways: [
      { way: 'Donate', what: 'A charity may want a stove or washer that still works, so tell us if yours does.' },
      { way: 'Recycle', what: 'First the refrigerant’s recovered. Then the steel, copper and motors are recycled.' },
      { way: 'Dispose', what: 'The rest, like insulation, glass shelves and cracked plastic.' },
    ],
  },
  closing: 'Which appliance needs to go?',
  questions: [
    {
      question: 'Will you unhook it for me?',
      answer:
        'We’ll unplug it, but we can’t disconnect gas lines or hard wiring, so have those done first. If the water valve is old and stiff, have a plumber close it so it doesn’t leak.',
    },
    {
      question: 'Will the stove fit through the door?',
      answer:
        'Yes. A range is 30 inches wide, the same as a lot of doors, but without its oven door it’s only 25 inches deep, so it leaves sideways. Many are held by a bracket that keeps them from tipping, so we pull straight forward first.',
    },
    {
      question: 'Do you take a built-in dishwasher?',
      answer: `Yes, once it’s disconnected. Behind the kick plate are a water line, a drain hose and often a live wire, so that’s for a plumber or an electrician. We take out the two screws under the countertop and turn its legs in. A dishwasher is usually ${guidePrice('dishwasher')}, and with the stove ${guidePrice('dishwasher_stove')}.`,
    },
    {
      question: 'The freezer barely fit down the stairs. Can you get it out?',
      answer:
        'Almost always, since we can take off the doors, the handles and the hinges. If it still won’t go, we’ll tell you right there, and there’s no charge for trying.',
    },
    {
      question: 'Will the store take my old one?',
      answer:
        'It may, when it delivers the new one. Ask what it costs, and ask if they’ll go down to the basement or take a second appliance. If not, call us for the rest.',
    },
  ],
  related: [
    { slug: 'light-demolition', why: 'The kitchen cabinets are coming out too.' },
    { slug: 'furniture-removal', why: 'The kitchen table can go on the same trip.' },
    { slug: 'commercial-junk-removal', why: 'You have coolers, racks or counters from a store.' },
  ],
  towns: [
    { slug: 'wheaton', note: 'Ask your hauler what an appliance costs at the curb, then compare.' },
    { slug: 'naperville', note: 'Ask your hauler about a special pickup. It’ll be at the curb, and we come inside.' },
    { slug: 'elmhurst', note: 'Ask if the spring clean-up takes appliances. If you can’t wait, call us.' },
    { slug: 'aurora', note: 'We carry them out of basements and upstairs apartments on both sides of the Fox.' },
    { slug: 'lockport', note: 'From the canal out toward Homer Glen, we’ll come inside and get it.' },
  ],
}

import type { LinkWords } from '../link.ts'
import { Write, write } from './reach.ts'

/** An item's page. `thing`: "a couch"; `load`: "a three-seat sofa"; `share`: "12%". */
export const itemPage = {
  crumb: 'Items',
  fills: (share: string, bold: LinkWords) => <>That fills {bold(`${share} of the truck`)}.</>,
  truck: (share: string, load: string) => `Our truck, filled to ${share} by ${load}`,
  usually: (name: string, price: string, load: string, bold: LinkWords) => (
    <>
      {name} is usually {bold(price)} for {load}.
    </>
  ),
  whereToTake: 'Where to take it',
  orFree: 'Or get rid of it for free',
  costs: (thing: string) => `What it costs to have ${thing} hauled away`,
  columns: { what: 'What you have', weight: 'Weight', truck: 'Truck', usually: 'Usually' },
  pounds: (pounds: string) => `${pounds} lb`,
  estimates: (discount: string) =>
    `These are estimates, loading included. We give you the exact price before anything goes on the truck. ${discount}`,
  free: (thing: string) => `Can you get rid of ${thing} for free?`,
  whoTakes: (thing: string) => `Who takes ${thing}?`,
  curbByTown: 'Curbside pickup by town',
  rule: (town: string, rule: string, asOf: string, bold: LinkWords) => (
    <>
      {bold(`${town}:`)} {rule.toLowerCase()}, as of {asOf}.
    </>
  ),
  askHauler: (isElsewhere: boolean) =>
    `${isElsewhere ? 'Everywhere else, ask' : 'Ask'} who collects your trash what they take, and for how much.`,
  askTown: 'Ask your town',
  donations: 'Places that take donations',
  dropOffs: 'Drop-off sites',
  milesFrom: (miles: string, town: string) => `${miles} from ${town}`,
  siteIn: (town: string, near: string) => `In ${town}, about ${near}`,
  /** `crew`: "three people", where two aren't enough */
  out: (thing: string, crew = 'two people') => `How ${crew} get ${thing} out`,
  moveSafely: (thing: string) => `How to move ${thing} safely`,
  before: 'Before we come',
  first: 'First',
  goes: (thing: string) => `Where we take ${thing}`,
  goesFromThere: 'Where it goes from there',
  law: 'What the law says',
  related: 'What else people ask about',
  all: 'All items and prices',
  pickUp: 'Where we pick up',
  refused: 'We don’t take it',
  closing: 'What else needs to go?',
}

/** The page of all items, and the FAQ's part about them. */
export const itemGuide = {
  title: (name: string) => `Junk removal prices by item | ${name}`,
  crumb: 'Items',
  description:
    'What it costs to have a couch, a mattress, a fridge or a hot tub hauled away, where each of them goes, and who takes it for free.',
  heading: 'What junk removal costs, item by item',
  lead: (count: number) =>
    `Look up any of ${count} things: what it costs to have it hauled away, where it goes, and who takes it for free.`,
  lookUp: 'Look up an item',
  what: 'What needs to go?',
  picture: 'Furniture to donate, metal to recycle and a few trash bags at our yard',
  closingHeading: 'Don’t see yours?',
  closing: `${Write} us a photo, and we’ll tell you what it costs.`,
  all: (count: number) => `All ${count} items`,
  each: (least: string) =>
    `Each price is for one item by itself. Our lowest price is ${least}, and several small items can fit in it. You’ll know your price before we load anything.`,
  extra: (range: string, reason: string) => ` + ${range} ${reason}`,
  /** On the FAQ */
  where: 'Where does it go?',
  guide: (count: number, link: LinkWords) => (
    <>
      {`Look up a couch, a fridge or a can of paint. For each of ${count} items, you’ll see if we take it, what it usually costs and where it goes. `}
      {link('See the whole list')}
    </>
  ),
  oneOfEach: 'One of each kind',
  bans: (state: string) => `What ${state} keeps out of its landfills`,
  noneTaken: (link: LinkWords) => <>We can’t take any. {link('See who can')}</>,
}

/** The price calculator's page, around the calculator. */
export const priceList = {
  title: 'Junk removal prices: pick items, see the cost',
  crumb: 'Price calculator',
  description: (from: string, to: string) =>
    `Pick your items and see what junk removal costs, line by line: ${from} to ${to} for the space in the truck, and any extras. No phone number needed.`,
  heading: 'What will it cost?',
  lead: (from: string, to: string) =>
    `Pick your items and see the price. The space in the truck is ${from} to ${to}. You don’t need to give us your number.`,
  unreadItem: `It isn’t on our list, so it’s not in the price. Look it up below, or ${write} us a photo.`,
  unreadZip: 'A ZIP code has five digits. Type yours below, and we’ll check it.',
  unreadKind: 'It isn’t one of the kinds on our list. Pick one below.',
  spaceHeading: 'What the space in the truck costs',
  truck: (fill: string | undefined) => `Our truck, ${fill ? `filled to ${fill}` : 'full'}`,
  loads: {
    minimum: ['A small load', 'A recliner, or four trash bags and a lamp'],
    quarter: ['A quarter of the truck', 'A sofa, an armchair, a dresser and a coffee table'],
    half: ['Half a truck', 'The living room and bedroom of a small apartment'],
    full: ['A full truck', 'A packed one-car garage'],
  } satisfies Readonly<Record<string, readonly [name: string, holds: string]>>,
  list: 'Price list',
  space: 'What the space costs',
  byYard: (yard: string, least: string) => `${yard} per cubic yard, and ${least} at least.`,
  upTo: (feet: number) => `Up to ${feet} cubic feet`,
  smallest: 'Smallest load',
  part: (share: string) => `${share} of the truck`,
  fullTruck: 'Full truck',
  fullFeet: (feet: number, yards: number) => `${feet} cubic feet, ${yards} cubic yards`,
  onTop: (payBy: string) => `Extras come on top. ${payBy}`,
  extras: 'Extras',
  raises: 'What can raise the price',
  ownLine: 'Each extra gets its own line in your price, and you see it before you agree to anything.',
  every: 'Every item that costs extra',
  from: (amount: string) => `from ${amount}`,
  between: (goes: LinkWords, works: LinkWords, quote: LinkWords) => (
    <>
      The prices in between are estimates. At your door, we’ll look at what you’ve got and give you one price. Wondering
      where it all ends up? Look it up in {goes('where does it go')}, see {works('how a pickup works')}, or{' '}
      {quote('send us a picture')}.
    </>
  ),
  closing: 'Rather hear it from a person?',
}

export const service = {
  weTake: 'We take',
  weDont: 'We don’t take',
  workOrder: 'Work order',
  job: 'Job',
  crew: 'Crew',
  crewIs: 'Two people and a truck',
  soonest: 'Soonest',
  estimate: 'Estimate',
  free: 'Free',
  onThisPage: 'On this page',
  asked: 'Questions people ask',
  notYours: 'Don’t see yours?',
  textQuestion: `${Write} your question`,
  agree: (bold: LinkWords) => (
    <>{bold('You agree to the price before we lift')}, and if it’s not for you, there’s no charge.</>
  ),
  /** Below the line to sign on */
  you: 'You',
  /** A stamp on jobs that may need a permit */
  askFirst: 'Ask first',
  permits: 'Permits, and the call before digging',
  /** `label`: "1/4" or "Full" */
  tag: (label: string) => label,
  truck: (label: string) => `${label} truck`,
  callToBook: 'Call to book',
  space: 'What the space costs',
  spaceOnly: (pay: string) => `That’s for the space in the truck, and extras come on top. ${pay}`,
  extras: 'What can cost extra, and why',
  related: 'While we’re there',
  towns: 'Good to know in your town',
}

export const services = {
  crumb: 'Services',
  heading: 'What we haul',
  lead: (from: string) =>
    `From one chair to a whole house, from ${from}. If two people can carry it, we’ll take it. If they can’t, we’ll take it apart first.`,
  picture: 'Two of the crew swing a couch up into the truck',
  priceAndWhere: 'Price and where it goes',
  costs: 'What it costs',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  /** `discount`: a sentence, or nothing */
  costsText: (discount: string) =>
    `That’s for the space it takes up in the truck, from a small load to a full one. Some items have an extra charge. You agree to the price before we lift. ${discount}`,
  seePrice: 'See your price',
  myTown: 'Do you serve my town?',
  onMap: (towns: string) => `${towns} on a map`,
  refused: 'What we can’t take',
  whereItGoes: (link: LinkWords) => (
    <>There’s a place for each of these, and you can {link('look up where it goes')}.</>
  ),
  closing: 'Don’t see yours?',
  closingText: `${Write} us a photo, and we’ll tell you if two people can carry it and what it costs.`,
}

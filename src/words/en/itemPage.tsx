import type { LinkWords } from '../link.ts'

/** An item's page. `thing`: "a couch"; `load`: "a three-seat sofa"; `share`: "12%". */
export const words = {
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
  since: (year: number, bold: LinkWords) => <>Since {bold(String(year))}</>,
  related: 'What else people ask about',
  all: 'All items and prices',
  pickUp: 'Where we pick up',
  refused: 'We don’t take it',
  closing: 'What else needs to go?',
}

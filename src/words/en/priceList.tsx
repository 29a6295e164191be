import type { LinkWords } from '../link.ts'

/** The price calculator's page, around the calculator. */
export const words = {
  title: 'Junk removal prices: pick items, see the cost',
  crumb: 'Price calculator',
  description: (from: string, to: string) =>
    `Pick your items and see what junk removal costs, line by line: ${from} to ${to} for the space in the truck, and any extras. No phone number needed.`,
  heading: 'What will it cost?',
  lead: (from: string, to: string) =>
    `Pick your items and see the price. The space in the truck is ${from} to ${to}. You don’t need to give us your number.`,
  unreadItem: 'It isn’t on our list, so it’s not in the price. Look it up below, or text us a photo.',
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
  upTo: (feet: number) => `Up to ${feet} cubic feet`,
  smallest: 'Smallest load',
  part: (share: string) => `${share} of the truck`,
  fullTruck: 'Full truck',
  fullFeet: (feet: number) => `${feet} cubic feet, 15 cubic yards`,
  onTop: (payBy: string) => `Extras come on top. ${payBy}`,
  extras: 'Extras',
  raises: 'What can raise the price',
  ownLine: 'Each extra gets its own line in your price, and you see it before you agree to anything.',
  every: 'Every item that costs extra',
  from: (amount: string) => `from ${amount}`,
  between: (goes: LinkWords, works: LinkWords, quote: LinkWords) => (
    <>
      The prices in between are estimates. At your door, we’ll look at what you’ve got and give you one price. If it’s
      not for you, there’s no charge. Wondering where it all ends up? Look it up in {goes('where does it go')}, see{' '}
      {works('how a pickup works')}, or {quote('send us a picture')}.
    </>
  ),
  closing: 'Rather hear it from a person?',
}

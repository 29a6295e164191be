import { Write } from './reach.ts'

/** The search of all items, and what it finds. */
export const items = {
  find: 'Find',
  examples: 'For example',
  howBig: 'About how big is it?',
  others: 'Other matches',
  guides: 'What we have on that',
  moreOf: (count: number) => `More of the ${count} matches`,
  /** Read out while somebody types */
  unlisted: 'Not on our list',
  only: (label: string) => `${label}: we take it`,
  matches: (count: number, label: string, isTaken: boolean) =>
    `${count === 1 ? 'One match' : `${count} matches`}. ${label}: ${isTaken ? 'we take it' : 'we can’t take it'}.`,
  /** On an item's ticket */
  taken: 'We take it',
  refused: 'We can’t take it',
  smallest: 'That’s our smallest load, with room left for more. ',
  agree: 'You agree to the price before we load anything.',
  alone: 'By itself, usually',
  allSizes: 'All sizes, and who takes it for free',
  whoTakes: 'Who takes it near you',
  other: 'Something else',
  named: (typed: string) => `“${typed}” isn’t on our list`,
  probably: `If two people can carry it, we can probably take it. ${Write} us a photo and we’ll tell you.`,
  ask: (typed: string) => `Do you take this? ${typed}`,
  photo: `${Write} us a photo`,
  bannedSince: (state: string, since?: number) => `Banned from ${state} landfills${since ? ' since' : ''}`,
  banned: (what: string, state: string, since?: number) =>
    `${what}: banned from ${state} landfills${since ? ` since ${since}` : ''}.`,
  first: 'Before we come:',
  without: 'Other options:',
  siteIn: (name: string, town: string) => `${name} in ${town}`,
}

export const words = {
  crumb: 'Service areas',
  heading: (isOne: boolean): string => (isOne ? 'The town we serve' : 'Towns we serve'),
  findYours: 'Find your town',
  /** `only`: the town, where there's one; `told`: a list of those below */
  ownPage: (only: string | undefined, told: string | undefined) =>
    `${only ?? 'Each town'} has its own page${told ? `: ${told}` : ''}.`,
  told: {
    curb: 'what the curb takes there',
    permits: 'who decides on permits',
    dropOffs: 'where paint and old TVs can go',
    worth: 'when it’s worth calling us',
  },
  outside: 'Live just outside?',
  outsideText: 'Call us with your street, and we’ll tell you if we can come.',
  // How far we travel
  far: 'How far we travel',
  pastTheLine:
    'We don’t stop at the town line. If you live a mile past it, call us with your street, and we’ll tell you right on the phone whether we can come.',
  noTripCharge: (isOne: boolean, from: string, to: string) =>
    `There’s no trip charge in ${isOne ? 'town' : 'any of these towns'}. The space in the truck costs ${isOne ? '' : 'the same in all of them, '}from ${from} to ${to}, and you decide before we lift anything.`,
  straightLine: (from: string, to: string) => `${from} to ${to}, in a straight line`,
  // Town by town
  different: 'What’s different from town to town',
  curb: 'Curbside pickup',
  permits: 'Permits',
  dropOffs: 'Drop-offs',
  dropOffsText: (hasSites: boolean) =>
    `Electronics drop-offs depend on your county. Paint goes to a store that takes it back, and charities take good furniture. ${hasSites ? 'Your town’s page lists places near you, in case you’d rather drive it there yourself.' : 'Your town’s page says who to ask.'}`,
  edges: 'Places just outside our towns',
  edgesText:
    'ZIP codes don’t follow town lines. If you live in one of these places, we can probably come. Call us with your street and we’ll let you know.',
  nextTo: 'next to',
  // The ZIP check and its answers
  zipOrTown: 'ZIP code or town',
  check: 'Check',
  yes: 'Yes',
  yesText: (town: string, cutoff: string) =>
    `We serve ${town}. Call before ${cutoff} and we can usually come the same day.`,
  /** A text message to us */
  doYouCome: (place: string) => `Do you come to ${place}?`,
  probably: 'Probably',
  probablyText: (town: string) =>
    `That’s right at the edge of ${town}. Call us with your street, and we’ll tell you if we can come.`,
  tooFar: 'Too far',
  tooFarText: (region: string) =>
    `Sorry, that’s outside our service area. We work in ${region}. City or village hall there can tell you who hauls junk. If you have a question, you can still call or text us.`,
  callUs: 'Call us',
  notListed: (isZip: boolean) =>
    `That ${isZip ? 'ZIP' : 'town'} isn’t on our list. Call us: if you’re nearby, we may still be able to come.`,
}

/** What the booking forms say as one fills them in, in the browser too. */
export const booking = {
  title: 'Book a pickup',
  yours: 'Your pickup',
  soFar: 'Your pickup so far',
  terms: (payBy: string) => `You agree to the price at your door, and pay when the job’s done. ${payBy}`,
  noCharge: 'You agree to the price at your door, before we lift anything. If it’s not for you, there’s no charge.',
  steps: { where: 'Where', when: 'When', who: 'Who' },
  what: 'What',
  notYet: 'Not yet',
  change: 'Change',
  /** A day's windows. */
  windows: 'open windows',
  now: 'Now: ',
  earlier: '← Earlier days',
  later: 'Later days',
  closed: 'Closed',
  noneOpen: 'None open',
  within: (zone: string, span: string) => `${zone}. We’ll get there within those ${span}.`,
  noWindows: 'There aren’t any open pickup windows. Call or text us, and we’ll find you one.',
  nothingOpen: (first: string, last: string) =>
    `There’s nothing open from ${first} to ${last}. Try later days, or give us a call.`,
  /** Whether we come to a typed place. */
  place: {
    yes: (town: string) => `Yes, we serve ${town}.`,
    probably: (town: string) => `Probably: that’s right at the edge of ${town}. Go ahead, and we’ll call to make sure.`,
    far: (region: string) =>
      `That’s outside ${region}. You can still send this, and we’ll call to say whether we can come.`,
    unlisted: (isZip: boolean) =>
      `That ${isZip ? 'ZIP' : 'town'} isn’t on our list. Go ahead: if you’re nearby, we may still be able to come, and we’ll call you.`,
  },
}

/** What's wrong with a typed ZIP code or town. */
export const zip = {
  empty: 'Enter a ZIP code or a town',
  meant: (name: string) => `Did you mean ${name}?`,
  meantOr: (name: string) => `Did you mean ${name}? If not, just send it again`,
  noZip: (example: string) => `Enter all five digits of the ZIP code, like ${example}, or the name of the town`,
}

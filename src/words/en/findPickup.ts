/** The page that finds a pickup whose link was lost. */
export const words = {
  title: (name: string) => `Find my pickup | ${name}`,
  description: 'Lost the link to your pickup? Type its reference and your phone number to see, move or cancel it.',
  lost: 'Lost the link?',
  heading: 'Find my pickup',
  button: 'Show my pickup',
  message: 'I can’t find my pickup. My phone number is ',
  /** Why nothing was found; the first is said whichever of the two was wrong. */
  reasons: {
    'no-match': {
      title: 'We can’t find a pickup with those two',
      text: 'Check the reference and the phone number, or call or text us and we’ll look it up. If you haven’t confirmed your pickup yet, use the link in our message.',
    },
    'too-many': {
      title: 'That’s a lot of tries',
      text: 'Wait an hour and try again, or call or text us and we’ll look it up.',
    },
    'not-stored': {
      title: 'We can’t look it up right now',
      text: 'Try again in a minute, or call or text us and we’ll look it up.',
    },
  },
}

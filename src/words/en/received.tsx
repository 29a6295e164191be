import type { LinkWords } from '../link.ts'

const photos = (count: number) => (count === 1 ? 'photo' : `${count} photos`)

/** The confirmation of what was sent. */
export const words = {
  title: (name: string) => `We have your request | ${name}`,
  description: 'We have your request. Here’s your reference, what happens next, and how to reach us in the meantime.',
  heading: 'We have your request',
  unconfirmed: 'Your pickup window isn’t confirmed yet. We’ll call you.',
  area: {
    probably: 'Your ZIP code crosses a town line, so we probably serve you. We’ll call to make sure.',
    far: (region: string) => `That’s outside ${region}. We’ll call to say whether we can come.`,
    call: 'We couldn’t match your location to one of our towns. We’ll call to let you know whether we can come.',
  },
  hasPhotos: (count: number) => `We have your ${photos(count)}.`,
  missingPhotos: (count: number) => `${count === 1 ? 'One photo didn’t' : `${count} photos didn’t`} go through.`,
  addedPhotos: (count: number) => `Your ${photos(count)} ${count === 1 ? 'is' : 'are'} with your request now.`,
  notTextable: 'We can’t text that number. We’ll call you if anything changes.',
  stamp: 'Received',
  addMissing: 'Add the missing photos',
  addPhotos: 'Add photos',
  linkDays: (days: number) => `This link works for ${days} days.`,
  giveReference: (reference: string, bold: LinkWords) => (
    <>Give us reference {bold(reference)} when you call, and we’ll look up your request.</>
  ),
  reachYou: 'How can we reach you?',
  about: (reference: string) => `About my request ${reference}: `,
  seeAgain: 'See this request again, or withdraw it',
  pickupDay: 'What happens on pickup day',
}

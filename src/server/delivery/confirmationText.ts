import { site } from '#site/site.ts'
import type { Confirmation } from './confirmation.ts'

/** Blocks of lines with one empty line between them; a block that has none is left out. */
const inBlocks = (blocks: readonly (readonly string[])[]): string =>
  `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`

/** A customer's mail in plain text: the same facts as in its HTML. */
export function confirmationText({ heading, reference, when, next, booking, calendar, facts }: Confirmation): string {
  const time = when && `${when.day}, ${when.hours}`
  return inBlocks([
    [`${heading}. Your reference is ${reference}.`],
    time ? [when.canceled ? `It was on ${time}` : time] : [],
    ...next.map((text) => [text]),
    booking ? [`${booking.label}:`, booking.url] : [],
    calendar ? [`${calendar.label}:`, calendar.url] : [],
    // Further lines of an answer are indented: a line that isn't indented is always ours.
    facts.map(([label, answer]) => `${label} ${answer.replaceAll('\n', '\n  ')}`),
    [`Need to change something, or in a hurry? Call or text ${site.phone.label} and give us your reference.`],
    [site.name],
  ])
}

// What was sent, as its sender sees it again, and what came of it.

import { sentences } from '#sentences'
import { say } from '#words'
import { sentCodeNote } from '../business/adjustments.ts'
import { isDue, officeLines, paidWords, type Receipt, wentWords } from '../domain/calendar/booking.ts'
import { formatUsPhone } from '../domain/contact/contact.ts'
import { agreedWords, lineWords, type QuotedPrice } from '../domain/prices/quoted.ts'
import { setOutWords } from '../messages/leadWords.ts'
import { asTheyRead } from '../shared/forms/fields.ts'
import type { Values } from '../shared/forms/form.ts'
import type { AttachedPhotos } from '../store/photos.ts'

/** Photos that belong to a request, small; each links to the whole one. */
const Pictures = ({ urls }: { readonly urls: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {urls.map((url, index) => (
      <li key={url}>
        <a href={url} className="block rounded">
          <img
            src={url}
            alt={sentences.mine.picture(index + 1, urls.length)}
            width="72"
            height="72"
            className="block w-18 h-18 object-cover rounded"
          />
        </a>
      </li>
    ))}
  </ul>
)

/** A price with what it's made of. */
const Price = ({ price }: { readonly price: QuotedPrice }) => (
  <>
    {agreedWords(price)}
    {price.acceptedBy && <span className="block text-soft">{say.stop.acceptedBy(price.acceptedBy)}</span>}
    {price.lines.length > 0 && (
      <ul className="mt-1 text-soft">
        {price.lines.map((line) => (
          <li key={line.what}>{lineWords(line)}</li>
        ))}
      </ul>
    )}
  </>
)

type Props = {
  readonly answers: Values
  readonly pictures: AttachedPhotos | undefined
  /** The street is for the link that proves whose it is. */
  readonly hasStreet: boolean
  /** The owner's price: there's no other by then. */
  readonly price?: QuotedPrice | undefined
  /** What it came to, once it's done, and the reference of the job. */
  readonly receipt?: Receipt | undefined
  readonly reference?: string
}

function linesOf({ answers, pictures, hasStreet, price, receipt, reference = '' }: Props) {
  const { lines, atTheDoor } = sentences.pickup
  const office = receipt ? officeLines(receipt, reference) : []
  const { name, address, location, phone, 'junk-type': what, list, notes, message, estimate } = asTheyRead(answers)
  const shown = (urls: readonly string[] = []) => urls.length > 0 && <Pictures urls={urls} />
  const priceLine = price ? <Price price={price} /> : estimate && hasStreet && atTheDoor(estimate)
  return [
    ...office.map(([label, said]) => ({ label, said })),
    { label: lines.billedTo, said: office.length > 0 && name },
    { label: lines.paid, said: receipt && paidWords(receipt) },
    { label: lines.sent, said: receipt && wentWords(receipt) },
    { label: say.message.pictures.before, said: shown(pictures?.before) },
    { label: say.message.pictures.after, said: shown(pictures?.after) },
    { label: lines.price, said: (!receipt || isDue(receipt)) && priceLine },
    { label: say.fields.code.label, said: sentCodeNote(answers) },
    { label: lines.what, said: [what, list?.replaceAll(' × ', '\u00a0×\u00a0')].filter(Boolean).join('. ') },
    { label: lines.photos, said: shown(pictures?.own) },
    { label: lines.where, said: [hasStreet && address, location, setOutWords(answers)].filter(Boolean).join(', ') },
    { label: lines.note, said: hasStreet ? (notes ?? message) : undefined },
    { label: lines.phone, said: phone && <span className="whitespace-nowrap">{formatUsPhone(phone)}</span> },
  ].filter(({ said }) => said)
}

/** What was sent, line by line; nothing of what wasn't answered. */
export const Facts = (props: Props) => (
  <dl className="mt-5">
    {linesOf(props).map(({ label, said }) => (
      <div key={label} className="ticket-line">
        <dt className="flex-none self-start min-w-20 font-bold">{label}</dt>
        <dd className="flex-[1_1_6rem] break-anywhere">{said}</dd>
      </div>
    ))}
  </dl>
)

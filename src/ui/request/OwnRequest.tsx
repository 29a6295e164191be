// What the sender of a request sees of it again: the number they gave, and their photos.
import { formatUsPhone } from '../../domain/contact/phone.ts'
import { ownRequestWords } from '../../words/ownRequest.ts'
import { BoldLink } from '../shared/Link.tsx'

/** What only the bearer of a request's link sees and does. */
export type Own = {
  /** Where the phone number is corrected; undefined when it's too late to matter. */
  readonly fixNumber: string | undefined
  /** It was corrected just now. */
  readonly isFixed?: boolean
  /** Addresses of its photos. */
  readonly pictures: readonly string[]
  /** Those that the crew took. */
  readonly before?: readonly string[]
  readonly after?: readonly string[]
}

type NumberProps = Pick<Own, 'fixNumber' | 'isFixed'> & { readonly phone: string }

/** The number that we call, so that a typo is seen. */
export const OwnNumber = ({ phone, fixNumber, isFixed }: NumberProps) => (
  <span className="flex flex-wrap gap-x-2">
    <span className="whitespace-nowrap">{formatUsPhone(phone)}</span>
    {isFixed && <strong role="status">{ownRequestWords().saved}</strong>}
    {fixNumber && (
      <span className="print:hidden">
        {ownRequestWords().wrongNumber((words) => (
          <BoldLink href={fixNumber}>{words}</BoldLink>
        ))}
      </span>
    )}
  </span>
)

/** Photos that came with a request, small; each links to the whole one. */
export const OwnPictures = ({ pictures }: Pick<Own, 'pictures'>) => (
  <ul className="flex flex-wrap gap-2">
    {pictures.map((url, index) => (
      <li key={url}>
        <a href={url} className="block rounded">
          <img
            src={url}
            alt={ownRequestWords().picture(index + 1, pictures.length)}
            width="72"
            height="72"
            className="block w-18 h-18 object-cover rounded"
          />
        </a>
      </li>
    ))}
  </ul>
)

import { formatUsPhone } from '../../domain/contact/phone.ts'

type Values = Readonly<Record<string, string>>

/** Where a request's things are, on a map; undefined where nobody said. */
export function mapHref({ address, location }: Values): string | undefined {
  const place = [address, location].filter(Boolean).join(', ')
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : undefined
}

type Props = {
  readonly answers: Values
  /** What the text to them begins with. */
  readonly message: string
  /** Something else is the main thing to do. */
  readonly isSecond?: boolean
}

/** Call, text and map, each one tap away. */
export function Reach({ answers, message, isSecond }: Props) {
  const { phone = '', email } = answers
  const [number = ''] = phone.split(';')
  const map = mapHref(answers)
  return (
    <p className="grid grid-cols-3 gap-2 mt-3">
      {phone && (
        <a href={`tel:${phone.replace(/;ext=/, ',')}`} className={isSecond ? 'btn-line' : 'btn-main'}>
          Call<span className="sr-only"> {formatUsPhone(phone)}</span>
        </a>
      )}
      {phone && number === phone && (
        <a href={`sms:${number}?&body=${encodeURIComponent(message)}`} className="btn-line">
          Text
        </a>
      )}
      {map && (
        <a href={map} className="btn-line">
          Map
        </a>
      )}
      {!phone && email && (
        <a href={`mailto:${email}`} className="btn-main">
          Email
        </a>
      )}
    </p>
  )
}

// Where the owner and the crew type a price: an amount, or a few lines from the business's own list.
import { rungs } from '#site/prices.ts'
import { reward } from '#site/referral.ts'
import { say } from '#words'
import { couponLines, surcharges } from '../business/adjustments.ts'
import { extras } from '../business/pricing.ts'
import { lineWords, type PriceLine, type QuotedPrice } from '../domain/prices/quoted.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { useMarks } from './Field.tsx'

const rows = ['line-1', 'line-2', 'line-3', 'line-4', 'line-5'] as const

/** A price as it was typed, a line each. `field`: what was sent under a name. */
export const typedPriceOf = (field: (name: string) => string): string =>
  ['detail', ...rows].flatMap((name) => field(name).trim() || []).join('\n')

/** What an own price is made of, most of the time: shares of the truck, and extras. */
const ownLines = (): readonly PriceLine[] => [
  ...rungs.map(({ label, cents }) => ({ what: say.stop.ofTruckLine(label), cents })),
  ...extras().map(({ label, cents }) => ({ what: label, cents })),
  ...surcharges(),
]

/** What lines are picked from, once on each page with prices. */
export const PriceList = () => (
  <datalist id="price-list">
    {ownLines().map((line) => (
      <option key={line.what} value={lineWords(line)} />
    ))}
  </datalist>
)

type Props = {
  /** Begins the ids of its inputs. */
  readonly id: string
  /** What was typed and couldn't be taken. */
  readonly typed: string | undefined
  readonly price: Pick<QuotedPrice, 'cents' | 'lines'> | undefined
  /** The code of the friend who sent them, and what they typed: until there's a price, it begins with their discounts. */
  readonly referredBy: string
  readonly answers: Parameters<typeof couponLines>[0]
}

const isAmount = (line: string) => /^[-−$\s\d.,]+$/.test(line)

/** An amount, and rows for lines that come to it. */
export function PriceFields({ id, typed, price, referredBy, answers }: Props) {
  const off = referredBy && reward ? [lineWords({ what: say.message.friendsDiscount, cents: -reward * 100 })] : []
  const coupons = couponLines(answers).map(lineWords)
  const known = price
    ? [...price.lines.map(lineWords), ...(price.lines.length > 0 ? [] : [String(price.cents / 100)])]
    : [...coupons, ...off]
  const lines = typed?.split('\n') ?? known
  // One that's no amount was typed for one.
  const amount = typed !== undefined && lines.length === 1 ? typed : lines.find(isAmount)
  const parts = lines.filter((line) => line !== amount && !isAmount(line))
  const tied = useMarks('detail', true)
  return (
    <>
      <label htmlFor={id} className="font-bold">
        {say.stop.yourPrice}
      </label>
      <input
        id={id}
        name="detail"
        inputMode="decimal"
        autoComplete="off"
        placeholder="245"
        data-begin=""
        {...tied}
        defaultValue={amount}
        className={`${fieldBox} ${tied?.['aria-invalid'] ? 'border-brick' : 'border-soft'}`}
      />
      <details className="desk-more" open={parts.length > 0}>
        <summary>{say.stop.fewLines}</summary>
        <p className="text-soft">{say.stop.fewLinesNote}</p>
        {rows.map((name, index) => (
          <input
            key={name}
            name={name}
            list="price-list"
            autoComplete="off"
            aria-label={say.stop.line(index + 1)}
            placeholder={index === 0 ? say.stop.exampleLine : undefined}
            defaultValue={parts[index]}
            className={`${fieldBox} border-soft`}
          />
        ))}
      </details>
    </>
  )
}

// The price at the door: the crew changes it, and its customer accepts it with their name on the crew's phone.
import { dollars } from '../domain/prices/price.ts'
import { priceInLines } from '../domain/prices/quoted.ts'
import type { Stop } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { Field } from './Field.tsx'
import { PriceFields } from './PriceFields.tsx'
import { type StopFormProps, typedIn } from './StopForm.tsx'

export const StopPrice = ({
  date,
  stop: { reference, price, proposed, referredBy, revision },
  ...props
}: StopFormProps) => {
  const typed = typedIn(props, 'price')
  // Its line is the list, which isn't what's there.
  const firm = price?.isFirm && { ...price, lines: [] }
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className="btn-line w-full">
        {price?.isFirm ? 'Not as described' : price ? 'Price' : 'Give them a price'}
      </summary>
      <form method="post" action={deskPaths.day(date)} className="grid gap-2 mt-3">
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={revision} />
        <PriceFields
          id={`price-${reference}`}
          typed={typed?.price}
          price={proposed ?? (firm || price)}
          referredBy={referredBy}
        />
        {price?.isFirm && (
          <Field
            label="What’s different"
            name="reason"
            defaultValue={typed?.reason ?? proposed?.reason}
            placeholder="It’s upstairs"
          />
        )}
        <Field
          label="Their name, if they accept it"
          name="accepted-by"
          defaultValue={typed?.name ?? (firm ? '' : price?.acceptedBy)}
        />
        <button type="submit" name="step" value="price" className="btn-line">
          Save the price
        </button>
      </form>
    </details>
  )
}

/** "$180, agreed by phone. Accepted by Ann Lee". */
export const stopPriceWords = ({
  price,
  proposed,
  answers: { estimate },
}: Pick<Stop, 'price' | 'proposed' | 'answers'>): string | undefined => {
  if (!price) return estimate && `Estimate ${estimate}`
  const words = price.agreed ? priceInLines(price) : `Price you gave ${priceInLines(price)}`
  const accepted = [price.isFirm ? `Firm: ${words}` : words, price.acceptedBy && `Accepted by ${price.acceptedBy}`]
  const waiting = proposed && `New price ${dollars(proposed.cents)}, waiting for their OK: ${proposed.reason}`
  return [...accepted, waiting].filter(Boolean).join('. ')
}

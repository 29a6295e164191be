// The price at the door: the crew changes it, and its customer accepts it with their name on the crew's phone.
import { say } from '#words'
import { dollars } from '../domain/prices/price.ts'
import { priceInLines } from '../domain/prices/quoted.ts'
import type { Stop } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import { Field, Why } from './Field.tsx'
import { PriceFields } from './PriceFields.tsx'
import { type StopFormProps, typedIn } from './StopForm.tsx'

export const StopPrice = ({
  date,
  stop: { reference, price, proposed, referredBy, answers, revision },
  ...props
}: StopFormProps) => {
  const typed = typedIn(props, 'price')
  // Its line is the list, which isn't what's there.
  const firm = price?.isFirm && { ...price, lines: [] }
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className="btn-line w-full">
        {price?.isFirm ? say.stop.notAsDescribed : price ? say.stop.price : say.stop.givePrice}
      </summary>
      <form method="post" action={deskPaths.day(date)} className="grid gap-2 mt-3">
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={revision} />
        <Why typed={props.typed?.step === 'price' && props.typed}>
          <PriceFields
            id={`price-${reference}`}
            typed={typed?.price}
            price={proposed ?? (firm || price)}
            referredBy={referredBy}
            answers={answers}
          />
          {price?.isFirm && (
            <Field
              label={say.stop.different}
              name="reason"
              defaultValue={typed?.reason ?? proposed?.reason}
              placeholder={say.stop.upstairs}
            />
          )}
          <Field
            label={say.stop.theirName}
            name="accepted-by"
            defaultValue={typed?.name ?? (firm ? '' : price?.acceptedBy)}
          />
        </Why>
        <button type="submit" name="step" value="price" className="btn-line">
          {say.stop.savePrice}
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
  if (!price) return estimate && say.stop.estimate(estimate)
  const words = price.agreed ? priceInLines(price) : say.stop.priceGiven(priceInLines(price))
  const accepted = [
    price.isFirm ? say.stop.firm(words) : words,
    price.acceptedBy && say.stop.acceptedBy(price.acceptedBy),
  ]
  const waiting = proposed && say.stop.newPrice(dollars(proposed.cents), proposed.reason)
  return [...accepted, waiting].filter(Boolean).join('. ')
}

// The price at the door: the crew changes it, and its customer accepts it with their name on the crew's phone.
import { priceInLines } from '../domain/prices/quoted.ts'
import type { Stop } from '../request/request.ts'
import { paths } from '../routes.ts'
import { Field } from './Field.tsx'
import { PriceFields } from './PriceFields.tsx'
import { type StopFormProps, typedIn } from './StopForm.tsx'

export const StopPrice = ({ date, stop: { reference, price, revision }, ...props }: StopFormProps) => {
  const typed = typedIn(props, 'price')
  return (
    <details className="stop-ask" open={typed !== undefined}>
      <summary className="btn-line w-full">{price ? 'Price' : 'Give them a price'}</summary>
      <form method="post" action={paths.deskDay(date)} className="grid gap-2 mt-3">
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="seen" value={revision} />
        <PriceFields id={`price-${reference}`} typed={typed?.price} price={price} />
        <Field
          label="Their name, if they accept it"
          name="accepted-by"
          defaultValue={typed?.name ?? price?.acceptedBy}
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
  answers: { estimate },
}: Pick<Stop, 'price' | 'answers'>): string | undefined => {
  if (!price) return estimate && `Estimate ${estimate}`
  const words = price.agreed ? priceInLines(price) : `Price you gave ${priceInLines(price)}`
  return price.acceptedBy ? `${words}. Accepted by ${price.acceptedBy}` : words
}

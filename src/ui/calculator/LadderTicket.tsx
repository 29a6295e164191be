import { rungs } from '#site/prices.ts'
import { payBy } from '../../business/credentials.ts'
import { dollars } from '../../business/money.ts'
import { PriceTicket } from '../shared/PriceTicket.tsx'

/** Every step of the ladder, the smallest load first and the full truck as the sum. */
export function LadderTicket() {
  const [smallest, ...rest] = rungs
  const full = rest.pop()
  if (!smallest || !full) throw new Error('The ladder has no steps')
  return (
    <PriceTicket
      number="Price list"
      title="What each load costs"
      lines={[
        { label: 'Smallest load', note: `Up to ${smallest.cubicFeet} cubic feet`, amount: dollars(smallest.cents) },
        ...rest.map(({ label, cubicFeet, cents }) => ({
          label: `${label} of the truck`,
          note: `Up to ${cubicFeet} cubic feet`,
          amount: `about ${dollars(cents)}`,
        })),
      ]}
      total={{
        label: 'Full truck',
        note: `${full.cubicFeet} cubic feet, 15 cubic yards`,
        amount: dollars(full.cents),
      }}
      foot={payBy}
    />
  )
}

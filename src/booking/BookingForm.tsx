import { useEffect, useState } from 'react'
import { say } from '#words'
import { chosenOf, SlotChoice, type SlotWeek } from '../shared/calendar/SlotChoice.tsx'
import { type HydratedFormProps, LeadForm, type LeadFormProps } from '../shared/form/LeadForm.tsx'
import { TextInput } from '../shared/form/TextInput.tsx'
import type { Values } from '../shared/forms/form.ts'
import { Section } from '../shared/parts/Section.tsx'
import { PickupLines } from './BookingSummary.tsx'
import { PlaceField } from './PlaceField.tsx'

export type BookingFormProps = Pick<LeadFormProps, 'action' | 'state' | 'answered' | 'updates'> & {
  /** The days that are shown, and the address that shows others. */
  readonly week: SlotWeek & { readonly weekHref: string }
  /** The things from the calculator, in words. */
  readonly list?: string
  /** When the price is agreed on, and how it's paid. */
  readonly terms: string
  /** Address of the items' file, where what's typed may be priced. */
  readonly prices?: string | undefined
}

type Props = BookingFormProps & { readonly hydrated?: HydratedFormProps }

const form = 'booking'

/** What's typed so far: the script keeps up with it. */
function useTyped(sent: Values): Values {
  const [values, setValues] = useState(sent)
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const read = () => {
      const data = new FormData(element)
      setValues(Object.fromEntries(['slot', 'location', 'junk-type'].map((name) => [name, `${data.get(name) ?? ''}`])))
    }
    read()
    element.addEventListener('input', read)
    return () => element.removeEventListener('input', read)
  }, [])
  return values
}

/** What is being booked, beside the fields where there's room for it. */
const Summary = ({ values, list, terms }: Pick<Props, 'terms'> & Parameters<typeof PickupLines>[0]) => (
  <Section id="booking-summary" heading={say.booking.yours} look="h3" className="booking-summary">
    <PickupLines values={useTyped(values)} list={list} />
    <p className="mt-3 text-[0.9375rem] leading-snug">{terms}</p>
  </Section>
)

/** The booking form. An island of its own, so that other forms load neither its script nor its styles. */
export const BookingForm = ({ week, list, prices, terms, ...props }: Props) => (
  <LeadForm
    {...props}
    form={form}
    button={say.booking.title}
    special={({ field, ...own }, lost) => {
      if (own.name === 'location') return <PlaceField {...own} />
      if (own.name === 'junk-type' && prices)
        return (
          <>
            <TextInput {...own} field={field} />
            <p role="status" className="place-note font-bold" data-prices={prices} />
          </>
        )
      if (own.name !== 'slot') return undefined
      return (
        <div>
          <SlotChoice {...own} {...week} legend={field.label()} lost={lost} />
          <Summary
            values={{ ...props.state?.values, slot: chosenOf(week.days, own.value).chosen ?? '' }}
            list={list}
            terms={terms}
          />
        </div>
      )
    }}
  />
)

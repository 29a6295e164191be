import { useEffect, useState } from 'react'
import { siteWords } from '../../business/siteWords.ts'
import { bookingForm } from '../../forms/booking.ts'
import { bookingWords } from '../../words/booking.ts'
import type { FieldProps } from '../form/TextInput.tsx'
import { TextInput } from '../form/TextInput.tsx'
import type { ZipLookup } from '../serviceAreas/zip.ts'
import { lookUpTyped, zipMessage } from '../serviceAreas/zip.ts'

export type PlaceFieldProps = Omit<FieldProps, 'field'>

/** The ZIP or town of a pickup, with the answer whether we come there. */
export const PlaceField = (props: PlaceFieldProps) => (
  <>
    <TextInput {...props} field={bookingForm.fields.location} />
    <PlaceNote field={props.id} value={props.value} />
  </>
)

/** What a form says of a typed ZIP or town. Any of them can be sent. */
function placeWords({ problem, answer, isFar, town, typed }: ZipLookup): string {
  if (problem) return problem === 'empty' ? '' : zipMessage(problem)
  const { yes, probably, far, unlisted } = bookingWords().place
  if (answer === 'yes' && town) return yes(town.name)
  if (answer === 'probably' && town) return probably(town.name)
  return isFar ? far(siteWords().area.region) : unlisted(/\d/.test(typed))
}

/** Whether it may be said while the visitor is still typing: half a name or number isn't somewhere else. */
const isSure = ({ problem, answer, typed }: ZipLookup) => !problem && (answer !== 'call' || /^\d/.test(typed))

const looks = { yes: 'place-yes', probably: 'place-maybe', call: 'place-maybe' } as const

/** Whether we come to a typed place. */
export function PlaceAnswer({ typed, done = true }: { readonly typed: string; readonly done?: boolean }) {
  const found = lookUpTyped(typed)
  const words = done || isSure(found) ? placeWords(found) : ''
  return words && <span className={looks[found.answer]}>{words}</span>
}

type Props = {
  /** Id of the field. */
  readonly field: string
  readonly value: string | undefined
}

/** What the field has, and whether the visitor has finished typing. */
function useTyped(field: string, value = '') {
  const [typed, setTyped] = useState({ text: value, done: true })
  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement | null
    const read = ({ type }: { readonly type: string }) =>
      input && setTyped({ text: input.value, done: type !== 'input' })
    read({ type: 'now' })
    input?.addEventListener('input', read)
    input?.addEventListener('change', read)
    return () => {
      input?.removeEventListener('input', read)
      input?.removeEventListener('change', read)
    }
  }, [field])
  return typed
}

/** Whether we come to the place in a field: with the script as it's typed, without it when the page comes back. */
function PlaceNote({ field, value }: Props) {
  const { text, done } = useTyped(field, value)
  return (
    <p role="status" className="place-note">
      <PlaceAnswer typed={text} done={done} />
    </p>
  )
}

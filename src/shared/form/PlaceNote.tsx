import { useEffect, useState } from 'react'
import { say } from '#words'
import { areaWords } from '../../business/places.ts'
import { lookUpTyped, type ZipLookup, zipMessage } from './zip.ts'

/** What a form says of a typed ZIP or town. Any of them can be sent. */
function placeWords({ problem, answer, meant, town, typed }: ZipLookup): string {
  if (problem) return problem === 'empty' ? '' : zipMessage(problem)
  const { yes, probably, far, unlisted } = say.booking.place
  if (answer === 'yes' && town) return yes(town.name)
  if (answer === 'probably' && town) return probably(town.name)
  if (meant) return say.zip.meant(meant)
  return answer === 'too-far' ? far(areaWords().region) : unlisted(/\d/.test(typed))
}

/** Whether it may be said while the visitor is still typing: half a name or number isn't somewhere else. */
const isSure = ({ problem, answer, typed }: ZipLookup) =>
  !problem && ((answer !== 'call' && answer !== 'near-miss') || /^\d/.test(typed))

type AnswerProps = {
  readonly typed: string
  readonly done?: boolean
  /** Takes the name that was probably meant. */
  readonly take?: ((name: string) => void) | undefined
}

/** Whether we come to a typed place. */
export function PlaceAnswer({ typed, done = true, take }: AnswerProps) {
  const found = lookUpTyped(typed)
  const words = done || isSure(found) ? placeWords(found) : ''
  const { answer, meant = '' } = found
  return (
    words && (
      <span className={answer === 'yes' ? 'place-yes' : 'place-maybe'}>
        {meant && take ? (
          <button type="button" className="link tap font-bold" onClick={() => take(meant)}>
            {words}
          </button>
        ) : (
          words
        )}
      </span>
    )
  )
}

type Props = {
  /** Its field's id. */
  readonly field: string
  readonly value: string | undefined
}

/** What the field has, and whether the visitor has finished typing. */
function useTyped(field: string, value = '') {
  const [typed, setTyped] = useState({ text: value, done: true, isScripted: false })
  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement | null
    const read = ({ type }: { readonly type: string }) =>
      input && setTyped({ text: input.value, done: type !== 'input', isScripted: true })
    read({ type: 'now' })
    input?.addEventListener('input', read)
    input?.addEventListener('change', read)
    return () => {
      input?.removeEventListener('input', read)
      input?.removeEventListener('change', read)
    }
  }, [field])
  const take = (name: string) => {
    const input = document.getElementById(field) as HTMLInputElement
    input.value = name
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  return { ...typed, take: typed.isScripted ? take : undefined }
}

/** Whether we come to the place in a field: with the script as it's typed, without it when the page comes back. */
export function PlaceNote({ field, value }: Props) {
  const { text, done, take } = useTyped(field, value)
  return (
    <p role="status" className="place-note">
      <PlaceAnswer typed={text} done={done} take={take} />
    </p>
  )
}

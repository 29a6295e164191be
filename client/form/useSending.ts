import { type RefObject, useEffect, useRef, useState } from 'react'
import { sentences } from '#sentences'
import { type Upload, underway } from '../../src/shared/form/uploadState.ts'
import { notify } from '../notify.ts'
import { rememberSent, sentBefore } from './requestKey.ts'
import { type Answer, dataOf, type Submitter, send as sendFields } from './send.ts'
import type { Photos } from './usePhotos.ts'

const firsts = ['focusin', 'keydown', 'input', 'paste'] as const

type Clock = { readonly elapsedMs: () => number | undefined; readonly stop: () => void }

/** Whether the visitor or autofill changed a field before hydration. */
const isFilled = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some(
    (field) =>
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLInputElement &&
        (field.value !== field.defaultValue || field.checked !== field.defaultChecked)),
  )

/**
 * Measures how long a form is being filled in, in ms from the first input event. Undefined where that's unknown: on a
 * slow line people type before the script has loaded. `filled`: a field was changed before.
 */
export function inputClock(form: EventTarget, filled: boolean, now = () => performance.now()): Clock {
  let since: number | undefined
  const start = () => {
    since ??= now()
  }
  if (!filled) for (const name of firsts) form.addEventListener(name, start)
  return {
    elapsedMs: () => (since === undefined ? undefined : now() - since),
    stop: () => {
      for (const name of firsts) form.removeEventListener(name, start)
    },
  }
}

/** A stored request, with photos possibly still uploading. */
export type Accepted = {
  /** Address of its confirmation. */
  readonly location: string
  /** Number of photos that had been sent before the request, which named them. */
  readonly photoCount: number
  /** Number of photos that were in the request itself. */
  readonly fileCount: number
  /** Whether photos were still uploading when it was answered. */
  readonly isUploading: boolean
}

const sentIds = (uploads: readonly Upload[]) =>
  uploads.flatMap(({ state }) => (state.kind === 'sent' ? [state.id] : []))

/** The confirmation's address, with counts of photos that arrived after the request and of missing ones. */
export function confirmationOf(
  { location, photoCount, fileCount }: Omit<Accepted, 'isUploading'>,
  uploads: readonly Upload[],
): string {
  const [path = '', params] = location.split('?')
  const query = new URLSearchParams(params)
  const count = (name: string, more: number) => {
    if (more > 0) query.set(name, String(Number(query.get(name) ?? 0) + more))
  }
  const sent = sentIds(uploads).length
  count('photos', sent - photoCount)
  count('missing', uploads.length - sent - fileCount)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The form's fields without files, most of which are uploaded separately. */
function bodyOf(sent: FormData, ids: readonly string[], elapsed: number | undefined): FormData {
  const body = new FormData()
  for (const [name, value] of sent) if (typeof value === 'string') body.append(name, value)
  for (const id of ids) body.append('photo-id', id)
  if (elapsed !== undefined) body.set('elapsed', String(Math.round(elapsed)))
  return body
}

type Settings = {
  /** The form's name. */
  readonly name: string
  readonly root: RefObject<HTMLFormElement | null>
  readonly action: string
  readonly photos: Photos
  /** Handles an answer other than the confirmation. */
  readonly refused: (answer: Answer & { ok: false }) => void
  /** Sends again when back online, with the same button. */
  readonly again: (button: Submitter) => void
}

/** Runs when the browser brings a page back from its back/forward cache. */
function useRestored(run: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` only sets state, which never changes its identity
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) run()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}

/** Measures how long the form is filled in. */
function useInputClock(root: RefObject<HTMLFormElement | null>) {
  const clock = useRef<Clock>(undefined)
  useEffect(() => {
    clock.current = root.current ? inputClock(root.current, isFilled(root.current)) : undefined
    return clock.current?.stop
  }, [root])
  return clock
}

/**
 * Sends a form in the background and goes on to the confirmation. Photos don't delay it: uploads pause while it's being
 * sent.
 */
export function useSending({ name, root, action, photos, refused, again }: Settings) {
  const [sending, setSending] = useState(false)
  const [accepted, setAccepted] = useState<Accepted>()
  const [before, setBefore] = useState<string>()
  useEffect(() => setBefore(sentBefore(name)), [name])
  const busy = useRef(false)
  const retried = useRef(false)
  const waiting = useRef<() => void>(undefined)
  const clock = useInputClock(root)
  // A restored page was answered before: sending it again is a new attempt.
  useRestored(() => {
    busy.current = false
    setSending(false)
    setAccepted(undefined)
    setBefore(sentBefore(name))
  })

  const { uploads } = photos
  const uploading = underway(uploads)
  useEffect(() => {
    if (!accepted || uploading > 0) return
    const href = confirmationOf(accepted, uploads)
    rememberSent(name, href)
    location.assign(href)
  }, [name, accepted, uploading, uploads])

  const awaitConnection = (button: Submitter) => {
    if (retried.current) return
    const online = () => {
      retried.current = true
      notify({ text: sentences.form.sentAgain })
      again(button)
    }
    waiting.current = online
    addEventListener('online', online, { once: true })
  }

  const send = async (form: HTMLFormElement, button: Submitter) => {
    if (busy.current) return
    if (waiting.current) removeEventListener('online', waiting.current)
    busy.current = true
    setSending(true)
    const queue = await photos.queue()
    queue?.hold()
    const ids = sentIds(photos.current())
    const later = photos.current().flatMap(({ state }) => (state.kind === 'later' ? [state.blob] : []))
    const files = queue ? later : Array.from(photos.input.current?.files ?? [])
    const body = bodyOf(dataOf(form, button), ids, clock.current?.elapsedMs())
    const field = photos.input.current?.name ?? ''
    for (const file of files) body.append(field, file, 'photo.jpg')
    let answer = await sendFields(action, body)
    const isAlone = files.length > 0 && !answer.ok && answer.failure === 'offline'
    if (isAlone) {
      // A line that's too slow for the photos may do for the request.
      body.delete(field)
      answer = await sendFields(action, body)
    }
    queue?.resume(isAlone && answer.ok)
    if (answer.ok)
      return setAccepted({
        location: answer.location,
        photoCount: ids.length,
        fileCount: isAlone ? 0 : files.length,
        isUploading: underway(photos.current()) > 0,
      })
    busy.current = false
    setSending(false)
    if (answer.failure === 'offline') awaitConnection(button)
    refused(answer)
  }

  return { sending, accepted, before, send }
}

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sentences } from '#sentences'
import { hasPlace, type Upload } from '../../src/shared/form/uploadState.ts'
import type { PhotosField } from '../../src/shared/forms/form.ts'
import { notify } from '../notify.ts'
import { sendPhoto } from './send.ts'
import { shrink } from './shrink.ts'
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts'

export type Photos = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly uploads: readonly Upload[]
  readonly isOnline: boolean
  readonly add: () => void
  readonly remove: (id: string) => void
  /** The upload queue, from the first photo on. */
  readonly queue: () => UploadQueue | undefined
  /** Current uploads; `uploads` are those of the last render. */
  readonly current: () => readonly Upload[]
}

/** Long enough to reach the undo button by keyboard, in ms. */
const undoTime = 8000

/** Sets the file input's own list to the uploads, so that a form that's sent the plain way has them. */
function keepFiles(input: HTMLInputElement, uploads: readonly Upload[]): void {
  const kept = uploads.filter(hasPlace)
  const files = Array.from(input.files ?? [])
  if (files.length === kept.length && kept.every(({ file }, index) => file === files[index])) return
  const next = new DataTransfer()
  for (const { file } of kept) next.items.add(file)
  input.files = next.files
}

const watchLine = (changed: () => void) => {
  const stop = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, changed, { signal: stop.signal })
  return () => stop.abort()
}

/** Resolves after that many ms, and not before the browser has a network. */
async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

type Settings = {
  /** Name of the form. */
  readonly form: string
  /** The request's idempotency key. */
  readonly key: () => string
  readonly field: PhotosField
  readonly changed: (uploads: readonly Upload[]) => void
}

/** An upload queue for a form's photos. */
const startUploads = ({ form, key, field, changed }: Settings): UploadQueue =>
  createUploadQueue({
    shrink: (file) => shrink(file, field.maxBytes),
    async send(blob, onShare, signal) {
      const fields = new FormData()
      fields.set('form', form)
      fields.set('key', key())
      fields.set('photo', blob, 'photo.jpg')
      return sendPhoto(fields, onShare, signal)
    },
    preview: (blob) => URL.createObjectURL(blob),
    wait: pause,
    maxCount: field.maxCount,
    changed,
  })

/** Photos chosen for the form of that name: choosing again adds, removing can be undone, and uploads start at once. */
export function usePhotos(form: string, field: PhotosField | undefined, key: () => string): Photos {
  const input = useRef<HTMLInputElement>(null)
  const queue = useRef<UploadQueue>(undefined)
  const latest = useRef<readonly Upload[]>([])
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )

  const changed = (next: readonly Upload[]) => {
    latest.current = next
    setUploads(next)
    if (input.current) keepFiles(input.current, next)
  }

  const add = () => {
    if (!field || !input.current) return
    queue.current ??= startUploads({ form, key, field, changed })
    queue.current.add(Array.from(input.current.files ?? []))
  }

  const remove = (id: string) => {
    const name = latest.current.find((upload) => upload.id === id)?.name
    const run = queue.current?.remove(id) ?? (() => {})
    input.current?.focus()
    notify({
      text: sentences.form.removed(name ?? ''),
      action: { label: sentences.form.undo, run },
      duration: undoTime,
    })
  }

  // Files chosen before the script arrived are already in the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the island has been hydrated
  useEffect(() => {
    if (input.current?.files?.length) add()
  }, [])

  return { input, uploads, isOnline, add, remove, queue: () => queue.current, current: () => latest.current }
}

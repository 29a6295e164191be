import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { PhotosField } from '../../src/forms/form.ts'
import type { Upload } from '../../src/ui/form/uploadState.ts'
import { formWords } from '../../src/words/form.ts'
import { notify } from '../notify.ts'
import { sendPhoto } from './sendPhoto.ts'
import { shrink } from './shrink.ts'
import type { UploadQueue } from './uploadQueue.ts'
import { createUploadQueue } from './uploadQueue.ts'

export type Photos = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly uploads: readonly Upload[]
  /** Why a chosen file isn't in the list. */
  readonly problem: string
  readonly add: () => void
  readonly remove: (id: string) => void
  /** The upload queue, from the first photo on. */
  readonly queue: () => UploadQueue | undefined
  /** Current uploads; `uploads` are those of the last render. */
  readonly current: () => readonly Upload[]
}

/** Long enough to reach the undo button by keyboard, in ms. */
const undoTime = 8000

/** Sets the file input's own list to the uploads. */
function keepFiles(input: HTMLInputElement, uploads: readonly Upload[]): void {
  const files = Array.from(input.files ?? [])
  if (files.length === uploads.length && uploads.every(({ file }, index) => file === files[index])) return
  const next = new DataTransfer()
  for (const { file } of uploads) next.items.add(file)
  input.files = next.files
}

const same = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

type Settings = {
  /** Name of the form. */
  readonly form: string
  /** The request's idempotency key. */
  readonly key: () => string
  /** Largest file in bytes that is sent unshrunk. */
  readonly maxBytes: number
  readonly changed: (uploads: readonly Upload[]) => void
}

/** An upload queue for a form's photos. */
const startUploads = ({ form, key, maxBytes, changed }: Settings): UploadQueue =>
  createUploadQueue({
    shrink: (file) => shrink(file, maxBytes),
    send(blob, onShare, signal) {
      const fields = new FormData()
      fields.set('form', form)
      fields.set('key', key())
      fields.set('photo', blob, 'photo.jpg')
      return sendPhoto(fields, onShare, signal)
    },
    preview: (blob) => URL.createObjectURL(blob),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId: () => crypto.randomUUID(),
    changed,
  })

/** Photos chosen for the form of that name: choosing again adds, removing can be undone, and uploads start at once. */
export function usePhotos(form: string, field: PhotosField | undefined, key: () => string): Photos {
  const input = useRef<HTMLInputElement>(null)
  const queue = useRef<UploadQueue>(undefined)
  const latest = useRef<readonly Upload[]>([])
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [problem, setProblem] = useState('')

  const changed = (next: readonly Upload[]) => {
    latest.current = next
    setUploads(next)
    if (input.current) keepFiles(input.current, next)
  }
  const tooMany = () => setProblem(formWords().mostPhotos(field?.maxCount ?? 0))

  const add = () => {
    if (!field || !input.current) return
    queue.current ??= startUploads({ form, key, maxBytes: field.maxBytes, changed })
    const known = latest.current
    const fresh = Array.from(input.current.files ?? []).filter((file) => !known.some((old) => same(old.file, file)))
    const room = Math.max(0, field.maxCount - known.length)
    if (fresh.length > room) tooMany()
    else setProblem('')
    queue.current.add(fresh.slice(0, room))
  }

  const remove = (id: string) => {
    const name = latest.current.find((upload) => upload.id === id)?.name
    const undo = queue.current?.remove(id)
    setProblem('')
    input.current?.focus()
    const run = () => (latest.current.length < (field?.maxCount ?? 0) ? undo?.() : tooMany())
    notify({ text: formWords().removed(name ?? ''), action: { label: formWords().undo, run }, duration: undoTime })
  }

  // Files chosen before the script arrived are already in the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the island has been hydrated
  useEffect(() => {
    if (input.current?.files?.length) add()
  }, [])

  return { input, uploads, problem, add, remove, queue: () => queue.current, current: () => latest.current }
}

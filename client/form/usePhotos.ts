import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sentences } from '#sentences'
import { hasPlace, type Upload } from '../../src/shared/form/uploadState.ts'
import type { PhotosField } from '../../src/shared/forms/form.ts'
import { notify } from '../notify.ts'
import type { UploadQueue } from './uploadQueue.ts'

export type Photos = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly uploads: readonly Upload[]
  readonly isOnline: boolean
  readonly add: () => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** The upload queue, from the first photo on; undefined where its script can't be loaded, so that the form has the files. */
  readonly queue: () => Promise<UploadQueue | undefined>
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

/** Photos chosen for the form of that name: choosing again adds, removing can be undone, and uploads start at once. */
export function usePhotos(form: string, field: PhotosField | undefined, key: () => string): Photos {
  const input = useRef<HTMLInputElement>(null)
  const queue = useRef<Promise<UploadQueue | undefined>>(undefined)
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

  const add = async () => {
    if (!field || !input.current) return
    const files = Array.from(input.current.files ?? [])
    const load = () => import('./uploads.ts').then(({ startUploads }) => startUploads({ form, key, field, changed }))
    queue.current ??= load().catch(() => (queue.current = undefined))
    const loaded = await queue.current
    loaded?.add(files)
  }

  const remove = async (id: string) => {
    const name = latest.current.find((upload) => upload.id === id)?.name
    const run = (await queue.current)?.remove(id) ?? (() => {})
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
    if (input.current?.files?.length) void add()
  }, [])

  return { input, uploads, isOnline, add, remove, queue: async () => queue.current, current: () => latest.current }
}

import type { Upload } from '../../src/ui/form/uploadState.ts'
import { sendPhoto } from './sendPhoto.ts'
import { shrink } from './shrink.ts'
import type { UploadQueue } from './uploadQueue.ts'
import { createUploadQueue } from './uploadQueue.ts'

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
export const startUploads = ({ form, key, maxBytes, changed }: Settings): UploadQueue =>
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

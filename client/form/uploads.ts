// What sends photos ahead of their form: it's loaded with the first one.
import type { Upload } from '../../src/shared/form/uploadState.ts'
import type { PhotosField } from '../../src/shared/forms/form.ts'
import { photoSheet } from './photoSheet.ts'
import { sendPhoto } from './sendPhoto.ts'
import { shrink } from './shrink.ts'
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts'

/** Resolves after that many ms, and not before the browser has a network. */
async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

export type Settings = {
  /** Name of the form. */
  readonly form: string
  /** The request's idempotency key. */
  readonly key: () => string
  readonly field: PhotosField
  readonly changed: (uploads: readonly Upload[]) => void
}

/** An upload queue for a form's photos. */
export async function startUploads({ form, key, field, changed }: Settings): Promise<UploadQueue> {
  await photoSheet
  return createUploadQueue({
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
}

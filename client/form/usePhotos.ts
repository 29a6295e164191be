import { useEffect, useRef, useState } from 'react'
import type { PhotosField } from '../../forms/form.ts'

export type ChosenPhoto = { readonly id: string; readonly file: File; readonly preview: string | undefined }

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

// Browsers that cannot show a kind of picture leave the place empty; the name still says which one it is.
const chosen = (file: File): ChosenPhoto => ({
  id: `${file.name}-${file.size}-${file.lastModified}`,
  file,
  preview: file.type.startsWith('image/') && !/hei[cf]/.test(file.type) ? URL.createObjectURL(file) : undefined,
})

/** Keeps the file input and the shown list the same: choosing again adds, removing takes one out. */
export function usePhotos(field: PhotosField) {
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [notice, setNotice] = useState('')

  const keep = (next: readonly ChosenPhoto[]) => {
    const files = new DataTransfer()
    for (const { file } of next) files.items.add(file)
    if (input.current) input.current.files = files.files
    for (const { id, preview } of photos)
      if (preview && !next.some((photo) => photo.id === id)) URL.revokeObjectURL(preview)
    setPhotos(next)
  }

  const add = () => {
    const fresh = Array.from(input.current?.files ?? []).filter(
      ({ name, size, lastModified }) => !photos.some(({ id }) => id === `${name}-${size}-${lastModified}`),
    )
    const fitting = fresh.filter((file) => file.size <= field.maxBytes)
    const room = field.maxCount - photos.length
    if (fitting.length > room) setNotice(`You can add up to ${field.maxCount} photos. The first ones were kept.`)
    else if (fitting.length < fresh.length) setNotice(`A photo must be smaller than ${megabytes(field.maxBytes)} MB.`)
    else setNotice('')
    keep([...photos, ...fitting.slice(0, room).map(chosen)])
  }

  const remove = (id: string) => {
    setNotice('')
    keep(photos.filter((photo) => photo.id !== id))
    input.current?.focus()
  }

  // Files chosen before the script arrived are already in the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the island has been hydrated
  useEffect(() => {
    if (input.current?.files?.length) add()
  }, [])

  return { input, photos, notice, add, remove }
}

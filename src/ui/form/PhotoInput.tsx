import type { PhotosField } from '../../forms/form.ts'
import type { ChosenPhoto } from './usePhotos.ts'
import { usePhotos } from './usePhotos.ts'

type Props = { readonly id: string; readonly name: string; readonly field: PhotosField }

const Chosen = ({ photo, onRemove }: { readonly photo: ChosenPhoto; readonly onRemove: () => void }) => (
  <li className="flex items-center gap-3 p-2 bg-white border border-solid border-line rounded">
    {photo.preview && (
      <img src={photo.preview} alt="" width={56} height={56} className="w-14 h-14 object-cover rounded" />
    )}
    <span className="min-w-0 grow text-[0.9375rem] leading-snug break-anywhere">{photo.file.name}</span>
    <button type="button" onClick={onRemove} className="link min-h-11 px-2 font-bold">
      Remove<span className="sr-only"> {photo.file.name}</span>
    </button>
  </li>
)

/**
 * The photo field: a plain file input that works by itself. With the script it shows what was chosen, adds to it instead
 * of replacing it, and lets single photos go.
 */
export function PhotoInput({ id, name, field }: Props) {
  const { input, photos, notice, add, remove } = usePhotos(field)
  return (
    <div className="mb-4">
      <label htmlFor={id} className="font-bold">
        {field.label}
        <span className="font-normal"> (optional)</span>
      </label>
      <p id={`${id}-hint`} className="text-[0.9375rem] leading-snug text-soft">
        {field.hint}
      </p>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept="image/*"
        multiple
        aria-describedby={`${id}-hint`}
        onChange={add}
        className="photo-input block w-full mt-1.5 min-h-12 p-2 rounded bg-white border-2 border-dashed border-soft text-[1rem]"
      />
      <p role="status" className={notice ? 'mt-1 font-bold text-brick' : undefined}>
        {notice}
      </p>
      {photos.length > 0 && (
        <ul aria-label="Chosen photos" className="grid gap-2 mt-2">
          {photos.map((photo) => (
            <Chosen key={photo.id} photo={photo} onRemove={() => remove(photo.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

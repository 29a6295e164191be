import { CloseIcon } from '../shared/icons.tsx'
import type { Upload } from './uploadState.ts'
import { uploadText } from './uploadState.ts'

type ItemProps = { readonly upload: Upload; readonly remove: (() => void) | undefined }

const Item = ({ upload: { name, preview, state }, remove }: ItemProps) => {
  const refused = state.kind === 'refused'
  return (
    <li className={refused ? 'upload upload-refused' : 'upload'}>
      <span className="upload-print">{preview && <img src={preview} alt="" width={56} height={56} />}</span>
      <span className="min-w-0 text-[0.9375rem] leading-snug">
        <span className="upload-name">{name}</span>
        {!refused && <span className="block text-soft">{uploadText(state)}</span>}
        {state.kind === 'sending' && (
          <progress className="upload-share" max={1} value={state.share} aria-label={name} />
        )}
      </span>
      {remove && (
        <button type="button" onClick={remove} className="upload-remove">
          <CloseIcon />
          <span className="sr-only">Remove {name}</span>
        </button>
      )}
      {refused && <p className="upload-reason">{uploadText(state)}</p>}
    </li>
  )
}

type Props = { readonly uploads: readonly Upload[]; readonly remove?: (id: string) => void }

/** Chosen photos as thumbnails with their progress. */
export const UploadList = ({ uploads, remove }: Props) =>
  uploads.length > 0 && (
    <ul aria-label="Chosen photos" className="grid gap-2 my-2">
      {uploads.map((upload) => (
        <Item key={upload.id} upload={upload} remove={remove && (() => remove(upload.id))} />
      ))}
    </ul>
  )

import type { ReactNode, RefObject } from 'react'
import { sentences } from '#sentences'
import type { PhotosField } from '../../forms/form.ts'
import type { Refused } from './uploadState.ts'

/** Props that hydration adds to a photo field. */
export type HydratedPhotoProps = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly add: () => void
  readonly list: ReactNode
  /** Progress of all photos, announced when it changes. */
  readonly progress: string
  /** Chosen files that aren't in the list. */
  readonly refused: readonly Refused[]
}

type Props = {
  readonly id: string
  readonly name: string
  readonly field: PhotosField
  readonly hydrated?: HydratedPhotoProps
}

/**
 * The photo field: a plain file input. Once hydrated it lists the chosen photos with their progress, adds to them
 * instead of replacing them, and lets single ones be removed.
 */
export const PhotoInput = ({ id, name, field, hydrated }: Props) => (
  <div className="mb-4">
    <label htmlFor={id} className="font-bold">
      {field.label()}
      <span className="font-normal">{` ${sentences.form.optional}`}</span>
    </label>
    <p id={`${id}-hint`} className="text-[0.9375rem] leading-snug text-soft">
      {field.hint?.()}
    </p>
    <input
      ref={hydrated?.input}
      id={id}
      name={name}
      type="file"
      accept="image/*"
      multiple
      aria-describedby={`${id}-hint`}
      onChange={hydrated?.add}
      className="photo-input block w-full mt-1.5 min-h-12 p-2 pl-4 rounded bg-field border-2 border-dashed border-soft text-[1rem]"
    />
    {hydrated?.list}
    {/* Only what's new is read out. */}
    <div role="status" aria-atomic={false} className="text-[0.9375rem] leading-snug">
      {hydrated?.refused.map(({ names, why }) => (
        <p key={why} className="my-2 p-2 rounded bg-field border-2 border-brick">
          <b className="block break-words">{names}</b>
          <span>{why}</span>
        </p>
      ))}
      <p>{hydrated?.progress}</p>
    </div>
  </div>
)

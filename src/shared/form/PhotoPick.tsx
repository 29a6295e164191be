import type { ReactNode, RefObject } from 'react'
import { sentences } from '#sentences'
import { CameraIcon } from '../parts/icons.tsx'

export type PhotoPickProps = {
  readonly id: string
  readonly name: string
  readonly describedBy?: string
  readonly required?: boolean
  readonly input?: RefObject<HTMLInputElement | null> | undefined
  readonly onChange?: (() => void) | undefined
  /** The chosen photos. */
  readonly children?: ReactNode
}

/**
 * Where photos are chosen: a file input. Where scripts run it lies unseen on a drawn tile behind the chosen ones, since a browser
 * writes its own words into it.
 */
export const PhotoPick = ({ describedBy, input, children, ...own }: PhotoPickProps) => (
  <div className="flex flex-wrap gap-2 mt-1.5">
    {children}
    <div className="photo-pick">
      <input
        {...own}
        ref={input}
        type="file"
        accept="image/*"
        multiple
        aria-describedby={describedBy}
        className="photo-input block w-full min-h-12 p-2 pl-4 rounded bg-field border-2 border-dashed border-soft text-[1rem]"
      />
      {/* The input on it has the field's own name. */}
      <span aria-hidden="true" className="photo-tile drawn-field">
        <CameraIcon className="flex-none" />
        {sentences.form.addPhotos}
      </span>
    </div>
  </div>
)

export type PhotoFilesProps = Pick<PhotoPickProps, 'id' | 'name' | 'describedBy' | 'required'> & {
  /** Most bytes of one photo. */
  readonly maxBytes: number
}

/** The photos of a form that's sent the plain way. With its script they're made small first, and shown. */
export const PhotoFiles = ({ maxBytes: _, ...own }: PhotoFilesProps) => (
  <>
    <PhotoPick {...own}>
      <ul aria-label={sentences.form.chosen} className="contents" />
    </PhotoPick>
    <p role="status" className="mt-2 text-[0.9375rem] leading-snug"></p>
  </>
)

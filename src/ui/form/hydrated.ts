import type { FormEventHandler, ReactNode, RefObject } from 'react'
import type { FormState } from '../../forms/form.ts'

/** Props that hydration adds to a photo field. */
export type HydratedPhotoProps = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly add: () => void
  /** Why a chosen file is not in the list. */
  readonly problem: string
  readonly list: ReactNode
  /** Progress of all photos, announced when it changes. */
  readonly progress: string
  /** Photos that can't be sent, for screen readers. */
  readonly refusal: string
}

/** Props that hydration adds to a form. The island makes them, so the Worker carries none of that code. */
export type HydratedFormProps = {
  readonly root: RefObject<HTMLFormElement | null>
  readonly state: FormState
  /** Whether the script validates the form, rather than the browser. */
  readonly checks: boolean
  readonly sending: boolean
  /** The list of uploads is shown in its place. */
  readonly hidden: boolean
  readonly photos: HydratedPhotoProps
  readonly submit: FormEventHandler<HTMLFormElement>
  readonly input: FormEventHandler<HTMLFormElement>
}

import type { FormEventHandler, ReactNode, RefObject } from 'react'
import type { FormState } from '../../forms/form.ts'

/** What a photo field gains in the browser. */
export type LivePhotos = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly add: () => void
  /** Why something that was chosen is not in the list. */
  readonly problem: string
  readonly list: ReactNode
  /** How far all photos are, said when it changes. */
  readonly progress: string
  /** What cannot be sent, said to those who do not see the list. */
  readonly refusal: string
}

/** What a form gains in the browser. The island makes it, so that the Worker carries none of its code. */
export type LiveForm = {
  readonly root: RefObject<HTMLFormElement | null>
  readonly state: FormState
  /** Whether the script checks the input, rather than the browser. */
  readonly checks: boolean
  readonly sending: boolean
  /** Something else stands in its place. */
  readonly hidden: boolean
  readonly photos: LivePhotos
  readonly submit: FormEventHandler<HTMLFormElement>
  readonly input: FormEventHandler<HTMLFormElement>
}

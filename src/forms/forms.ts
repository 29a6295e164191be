import type { AnyForm } from './form.ts'
import { quoteForm } from './quote.ts'

const forms: readonly AnyForm[] = [quoteForm]

/** The form that a stored lead was made with. */
export const formNamed = (name: string): AnyForm | undefined => forms.find((form) => form.name === name)

import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { cleanLine } from '../../domain/text.ts'

const repeated = (text: string) => `“${cleanLine(text.slice(0, 200)).slice(0, 30)}”`

type NotUnderstoodProps = { readonly words: readonly string[]; readonly children: ReactNode }

/** What of the page's address says nothing to us, and what to do instead. */
export const NotUnderstood = ({ words, children }: NotUnderstoodProps) => (
  <p className="slip-back my-4">
    <strong>{sentences.form.notUnderstood(words.map(repeated).join(', '))}</strong> {children}
  </p>
)

/** The same above a form that asks for it again; nothing where all was understood. */
export const LeftOut = ({ words }: { readonly words: readonly string[] }) =>
  words.length > 0 && <NotUnderstood words={words}>{sentences.form.leftOut}</NotUnderstood>

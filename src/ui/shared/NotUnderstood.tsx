import type { ReactNode } from 'react'
import { cleanLine } from '../../domain/text.ts'

const repeated = (text: string) => `“${cleanLine(text.slice(0, 200)).slice(0, 30)}”`

/** What of the page's address says nothing to us, and what to do instead. */
export const NotUnderstood = ({
  words,
  children,
}: {
  readonly words: readonly string[]
  readonly children: ReactNode
}) => (
  <p className="slip-back my-4">
    <strong>We didn’t understand {words.map(repeated).join(', ')} in this link.</strong> {children}
  </p>
)

import type { ReactNode } from 'react'
import type { LinkWords } from '../link.ts'

/** What a customer's mail says with links in it. */
export const words = {
  questions: (phone: ReactNode, text: LinkWords) => (
    <>
      Questions, or something to change? Reply to this email, or call {phone} or {text('text us')} and give us your
      reference.
    </>
  ),
}

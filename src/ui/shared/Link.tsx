import type { ReactNode } from 'react'

type Props = { readonly href: string; readonly children: ReactNode }

/** A link in a sentence. */
export const Link = ({ href, children }: Props) => (
  <a href={href} className="link">
    {children}
  </a>
)

/** A link that a sentence leads to. */
export const BoldLink = ({ href, children }: Props) => (
  <a href={href} className="link font-bold">
    {children}
  </a>
)

/** The same for words in a sentence that a language puts where it says them. */
export const boldTo = (href: string) => (words: string) => <BoldLink href={href}>{words}</BoldLink>

/** Words in a sentence that stand out. */
export const bold = (words: string) => <b>{words}</b>

/** A link that stands by itself, with a target of 44 px. */
export const TapLink = ({ href, children }: Props) => (
  <a href={href} className="link tap font-bold">
    {children}
  </a>
)

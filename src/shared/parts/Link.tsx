import type { ReactNode } from 'react'
import { language } from '#language'
import { say } from '#words'
import { languageAt } from '../../routes.ts'

type Props = { readonly href: string; readonly children: ReactNode }

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

/** Makes words of a sentence a bold link, wherever a language puts them. */
export const boldTo = (href: string) => (words: string) => <BoldLink href={href}>{words}</BoldLink>

/** Whether a page isn't in the language of the page that leads to it. */
export const isForeign = (path: string): boolean => languageAt(path) !== language()

/** What a link says after its name, where its page is in another language. */
export const LanguageNote = ({ path }: { readonly path: string }) => isForeign(path) && ` ${say.frame.inEnglish}`

/** Words in a sentence that stand out. */
export const bold = (words: string) => <b>{words}</b>

/** Words in a sentence that matter. */
export const strong = (words: string) => <strong>{words}</strong>

/** A link that stands by itself, with a target of 44 px. */
export const TapLink = ({ href, children }: Props) => (
  <a href={href} className="link tap font-bold">
    {children}
  </a>
)

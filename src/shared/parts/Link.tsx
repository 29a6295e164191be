import type { ReactNode } from 'react'
import { language } from '#language'
import { site } from '#site/site.ts'
import { say } from '#words'
import { mailHref, telHref, writeHref } from '../../business/contact.ts'
import { isOfDesk, languageAt } from '../../routes.ts'

type Props = { readonly href: string; readonly children: ReactNode }

/** Whether a page of ours isn't in the language of the page that leads to it. The desk is in its reader's. */
export const isForeign = (path: string): boolean =>
  path.startsWith('/') && !isOfDesk(path) && languageAt(path) !== language()

/** What a link says after its name, where its page is in another language. */
export const LanguageNote = ({ path }: { readonly path: string }) => isForeign(path) && ` ${say.frame.inEnglish}`

export const Link = ({ href, children }: Props) => (
  <a href={href} className="link">
    {children}
    <LanguageNote path={href} />
  </a>
)

/** A link that a sentence leads to. */
export const BoldLink = ({ href, children }: Props) => (
  <a href={href} className="link font-bold">
    {children}
    <LanguageNote path={href} />
  </a>
)

/** Makes words of a sentence a bold link, wherever a language puts them. */
export const boldTo = (href: string) => (words: string) => <BoldLink href={href}>{words}</BoldLink>

/** Makes words of a sentence a link, wherever a language puts them. */
export const linkTo = (href: string) => (words: string) => <Link href={href}>{words}</Link>

/** Words in a sentence that stand out. */
export const bold = (words: string) => <b>{words}</b>

/** Words in a sentence that matter. */
export const strong = (words: string) => <strong>{words}</strong>

/** A link that stands by itself, with a target of 44 px. */
export const TapLink = ({ href, children }: Props) => (
  <a href={href} className="link tap font-bold">
    {children}
    <LanguageNote path={href} />
  </a>
)

type LinkRowProps = {
  readonly links: readonly { readonly href: string; readonly label: ReactNode }[]
  readonly className?: string
}

/** Links next to each other, each with a target of 44 px. */
export const LinkRow = ({ links, className = '' }: LinkRowProps) => (
  <ul className={`flex flex-wrap gap-x-6 ${className}`.trim()}>
    {links.map(({ href, label }) => (
      <li key={href}>
        <TapLink href={href}>{label}</TapLink>
      </li>
    ))}
  </ul>
)

type ContactProps = { readonly className?: string; readonly children?: ReactNode }

/** The ways to reach us, each with the link kind that opens the right application. */
export const CallLink = ({ className, children }: ContactProps) => (
  <a href={telHref} className={className}>
    {children ?? say.frame.call(site.phone.label)}
  </a>
)

/** Texts us, or writes an email where no number takes texts. */
export const TextLink = ({ className, children, message }: ContactProps & { readonly message?: string }) => (
  <a href={writeHref(message)} className={className}>
    {children ?? say.frame.textUs}
  </a>
)

/** Words in a sentence that call or text us. */
export const boldCall = (words: string) => <CallLink className="link font-bold">{words}</CallLink>

export const boldText = (words: string) => <TextLink className="link font-bold">{words}</TextLink>

export const MailLink = ({ className, children }: ContactProps) => (
  <a href={mailHref} className={className}>
    {/* A long address may break anywhere, so that it doesn't widen its column. */}
    <span className="break-anywhere">{children ?? site.email}</span>
  </a>
)

type PhoneProps = { readonly label: string /** "202-555-0123" */; readonly number: string }

/** Somebody else's number; the label says whose, so that nobody takes it for ours. */
export const PhoneLink = ({ label, number }: PhoneProps) => (
  <p>
    <TapLink href={`tel:+1${number.replaceAll('-', '')}`}>
      {label} {number}
    </TapLink>
  </p>
)

import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { say } from '#words'
import { mailHref, smsHref, telHref } from '../../business/contact.ts'
import { TapLink } from './Link.tsx'

type Props = { readonly className?: string; readonly children?: ReactNode }

/** The three ways to reach us, each with the link kind that opens the right application. */
export const CallLink = ({ className, children }: Props) => (
  <a href={telHref} className={className}>
    {children ?? say.frame.call(site.phone.label)}
  </a>
)

export const TextLink = ({ className, children, message }: Props & { readonly message?: string }) => (
  <a href={smsHref(message)} className={className}>
    {children ?? say.frame.textUs}
  </a>
)

/** Words in a sentence that call or text us. */
export const boldCall = (words: string) => <CallLink className="link font-bold">{words}</CallLink>

export const boldText = (words: string) => <TextLink className="link font-bold">{words}</TextLink>

export const MailLink = ({ className, children }: Props) => (
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

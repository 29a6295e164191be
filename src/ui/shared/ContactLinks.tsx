import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { mailHref, smsHref, telHref } from '../../business/contactLinks.ts'

type Props = { readonly className?: string; readonly children?: ReactNode }

/** The three ways to reach us, each with the link kind that opens the right application. */
export const CallLink = ({ className, children }: Props) => (
  <a href={telHref} className={className}>
    {children ?? `Call ${site.phone.label}`}
  </a>
)

export const TextLink = ({ className, children, message }: Props & { readonly message?: string }) => (
  <a href={smsHref(message)} className={className}>
    {children ?? 'Text us'}
  </a>
)

export const MailLink = ({ className, children }: Props) => (
  <a href={mailHref} className={className}>
    {/* A long address may break anywhere, so that it doesn't widen its column. */}
    <span className="break-anywhere">{children ?? site.email}</span>
  </a>
)

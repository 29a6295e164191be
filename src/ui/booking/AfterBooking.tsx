import { site } from '#site/site.ts'
import { bookingForm } from '../../forms/booking.ts'
import { paths } from '../../routes.ts'
import { replyWords } from '../form/WhatNext.tsx'
import { CallLink, TextLink } from '../shared/ContactLinks.tsx'
import { TapLink } from '../shared/Link.tsx'

type Props = {
  readonly reference: string
  /** Whether the window is theirs. */
  readonly confirmed: boolean
  readonly notes?: readonly (string | undefined)[]
  /** UTC ms. */
  readonly now: number | undefined
}

/** What happens next, who to call, and how soon they answer. */
export const AfterBooking = ({ reference, confirmed, notes = [], now }: Props) => {
  const reply = now === undefined ? undefined : replyWords(now)
  return (
    <>
      <h2 className="h3 mt-5">What happens next</h2>
      <p className="mt-1">
        {confirmed ? (
          bookingForm.received.next
        ) : (
          <>
            We have your request, but your pickup window is <strong>not confirmed yet</strong>. We’ll call you.
          </>
        )}
      </p>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="mt-2 font-bold">
          {note}
        </p>
      ))}
      <p className="mt-2">
        If something comes up,{' '}
        <span className="inline-block">
          call <CallLink className="link font-bold">{site.phone.label}</CallLink>
        </span>{' '}
        or{' '}
        <TextLink className="link font-bold" message={`About my pickup ${reference}: `}>
          text us
        </TextLink>{' '}
        and give us reference{' '}
        <span className="inline-block break-anywhere">
          <strong>{reference}</strong>.
        </span>{' '}
        {reply}
      </p>
      <p className="mt-2 print:hidden">
        <TapLink href={paths.howItWorks}>How a pickup works</TapLink>
      </p>
    </>
  )
}

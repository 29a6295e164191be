import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { cutoff } from '../../content/area.ts'
import type { TownFacts } from '../../sites/town.ts'
import { CallLink, TextLink } from '../ContactLinks.tsx'
import { Stamp } from '../Ticket.tsx'
import type { ZipLookup } from './zip.ts'

const Shell = ({ stamp, children }: { readonly stamp: string; readonly children: ReactNode }) => (
  <div id="zip-answer" tabIndex={-1} className="zip-answer">
    <Stamp fresh>{stamp}</Stamp>
    {children}
  </div>
)

const TownPage = ({ town: { slug, name } }: { readonly town: TownFacts }) => (
  <a href={`/service-areas/${slug}`} className="link tap font-bold">
    {`Junk removal in ${name}`}
  </a>
)

/** Yes, probably, or not yet; never a plain no, since a call may still help. */
export function ZipAnswer({ asked: { typed, answer, town } }: { readonly asked: ZipLookup }) {
  if (answer === 'yes' && town)
    return (
      <Shell stamp="Yes">
        <p className="mt-4">{`We drive in ${town.name}. Call before ${cutoff} and we can usually come today.`}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-5">
          <TownPage town={town} />
          <a href="/schedule" className="link tap font-bold">
            Pick a day
          </a>
        </p>
      </Shell>
    )
  const message = `Do you come to ${typed}?`
  const asks = (
    <p className="mt-3 flex flex-wrap gap-2">
      <CallLink className="btn-dark">Call {site.phone.label}</CallLink>
      <TextLink className="btn-line" message={message} />
    </p>
  )
  if (answer === 'probably' && town)
    return (
      <Shell stamp="Probably">
        <p className="mt-4">{`That is at the edge of ${town.name}, where ZIP codes cross the town line. Call us with your street and we will know.`}</p>
        {asks}
        <p className="mt-1">
          <TownPage town={town} />
        </p>
      </Shell>
    )
  return (
    <Shell stamp="Ask us">
      <p className="mt-4">
        <strong>Not on our list yet. Call, we may still come.</strong> Tell us what it is and where it stands.
      </p>
      {asks}
    </Shell>
  )
}

import type { ReactNode } from 'react'
import { say } from '#words'
import { areaWords, cutoff, type Place } from '../../business/places.ts'
import { paths } from '../../routes.ts'
import { FieldError } from '../../shared/form/TextInput.tsx'
import { type ZipLookup, zipMessage } from '../../shared/form/zip.ts'
import { CallLink, TapLink, TextLink } from '../../shared/parts/Link.tsx'
import { Submit } from '../../shared/parts/Submit.tsx'
import { Stamp } from '../../shared/parts/Ticket.tsx'

/** The question stays in view when the fragment scrolls to the answer. */
const answerBox = '-mx-1.5 p-1.5 scroll-mt-48'

const Shell = ({ stamp, children }: { readonly stamp: string; readonly children: ReactNode }) => (
  <div id="zip-answer" tabIndex={-1} className={`${answerBox} mt-5`}>
    <Stamp isNew>{stamp}</Stamp>
    {children}
  </div>
)

const TownPage = ({ town: { slug, name } }: { readonly town: Place }) => (
  <TapLink href={paths.town(slug)}>{say.places.removalIn(name)}</TapLink>
)

/** Yes, probably, did you mean, call us, or too far; the phone is offered with every answer but a yes. */
export function ZipAnswer({ asked: { typed, answer, meant, town } }: { readonly asked: ZipLookup }) {
  const words = say.serviceAreas
  if (answer === 'yes' && town)
    return (
      <Shell stamp={words.yes}>
        <p className="mt-4">{words.yesText(town.name, cutoff())}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
          <a href={paths.schedule(/^\d{5}$/.test(typed) ? { zip: typed } : { town: town.slug })} className="btn-main">
            {say.frame.bookPickup}
          </a>
          <TownPage town={town} />
        </p>
      </Shell>
    )
  const message = words.doYouCome(typed)
  const asks = (
    <p className="mt-3 flex flex-wrap gap-2">
      <CallLink className="btn-dark" />
      <TextLink className="btn-line" message={message} />
    </p>
  )
  if (answer === 'probably' && town)
    return (
      <Shell stamp={words.probably}>
        <p className="mt-4">{words.probablyText(town.name)}</p>
        {asks}
        <p className="mt-1">
          <TownPage town={town} />
        </p>
      </Shell>
    )
  const isFar = answer === 'too-far'
  return (
    <Shell stamp={isFar ? words.tooFar : words.callUs}>
      {meant && (
        <p className="mt-4">
          <TapLink href={`${paths.serviceAreas}?${new URLSearchParams({ place: meant })}#zip-answer`}>
            {say.zip.meant(meant)}
          </TapLink>
        </p>
      )}
      <p className="mt-4">{isFar ? words.tooFarText(areaWords().region) : words.notListed(/\d/.test(typed))}</p>
      {asks}
    </Shell>
  )
}

/**
 * "Do you come to me?", as a plain GET form of the service-areas page. The fragment in its action focuses the answer.
 */
export const ZipCheck = ({ asked }: { readonly asked?: ZipLookup }) => {
  const problem = asked?.problem
  return (
    <form id="area-form" action={`${paths.serviceAreas}#zip-answer`}>
      <label htmlFor="place" className="font-bold">
        {say.serviceAreas.zipOrTown}
      </label>
      {problem && (
        <div id="zip-answer" tabIndex={-1} className={answerBox}>
          <FieldError id="place-error" message={zipMessage(problem)} />
        </div>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2 mt-1.5">
        <input
          id="place"
          name="place"
          type="text"
          autoComplete="postal-code"
          defaultValue={asked?.typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'place-error' : undefined}
          className={`w-full min-h-12 px-3 py-2 border-2 rounded bg-field text-ink text-[1.1875rem] ${problem ? 'border-brick' : 'border-soft'}`}
        />
        <Submit className="btn-line">{say.serviceAreas.check}</Submit>
      </div>
      {asked && !problem && <ZipAnswer asked={asked} />}
    </form>
  )
}

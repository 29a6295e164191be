import { paths } from '../../routes.ts'
import { FieldError } from '../form/TextInput.tsx'
import { ZipAnswer } from './ZipAnswer.tsx'
import type { ZipLookup } from './zip.ts'
import { zipMessages } from './zip.ts'

/**
 * "Do you come to me?", as a plain GET form of the service-areas page. The fragment in its action focuses the answer.
 */
export const ZipCheck = ({ asked }: { readonly asked?: ZipLookup }) => {
  const problem = asked?.problem
  return (
    <form action={`${paths.serviceAreas}#zip-answer`}>
      <label htmlFor="place" className="font-bold">
        ZIP code or town
      </label>
      {problem && (
        <div id="zip-answer" tabIndex={-1} className="zip-answer">
          <FieldError id="place-error" message={zipMessages[problem]} />
        </div>
      )}
      <div className="zip-row">
        <input
          id="place"
          name="place"
          type="text"
          maxLength={60}
          autoComplete="postal-code"
          defaultValue={asked?.typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'place-error' : undefined}
          className={problem ? 'zip-box zip-wrong' : 'zip-box'}
        />
        <button type="submit" className="btn-main">
          Check
        </button>
      </div>
      {asked && !problem && <ZipAnswer asked={asked} />}
    </form>
  )
}

import type { Line } from './line.ts'
import { advice, blocking, ok } from './line.ts'

/** What a launch depends on in `src/sites/<name>/site.ts`. */
export type Business = {
  readonly phone: { readonly e164: string; readonly label: string }
  readonly email: string
  readonly unconfirmed: readonly string[]
}

/** Domains that RFC 2606 keeps for examples: nobody can own them, and no email gets there. */
export const isExample = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost)$|(^|[.@])example\.(com|net|org)$/.test(host)

/** Nobody has a number from 555-0100 to 555-0199: they're for examples. */
const isSamplePhone = (e164: string) => /55501\d\d$/.test(e164)

/** What the owner has to say or confirm. `scenes` are drawings that a photo of the business could replace. */
export function businessLines({ phone, email, unconfirmed }: Business, photos: number, scenes: number): Line[] {
  return [
    isSamplePhone(phone.e164)
      ? blocking('phone', `${phone.label} is a sample number`, '`phone` in src/sites/<name>/site.ts')
      : ok('phone', phone.label),
    isExample(email)
      ? blocking('email', `${email} is a sample address`, '`email` in src/sites/<name>/site.ts')
      : ok('email', email),
    ...unconfirmed.map((claim) =>
      blocking(
        'claim',
        `the owner hasn't confirmed: ${claim}`,
        'confirm or change it, then delete its line in `unconfirmed` in src/sites/<name>/site.ts',
      ),
    ),
    photos === 0
      ? advice('photos', `${scenes} drawings, no photo of your own`, 'docs/run.md, "Your own photos"')
      : ok('photos', `${photos} of your own, ${Math.max(0, scenes - photos)} drawings`),
  ]
}

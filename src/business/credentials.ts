import { site } from '#site/site.ts'
import { waysToPay } from '../sites/schema/phrases.ts'

const payments = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(waysToPay(site))

/** "Pay by cash, credit card or check." */
export const payBy = `Pay by ${payments}.`

/** What can be checked about the business before it's let in. */
export const credentials = [site.license ? { label: site.license } : undefined, site.insurance, site.bureau].filter(
  (credential) => credential !== undefined,
)

import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'

const { blog, calculator, referrals } = site.parts

/** Addresses that exist only with a part. */
const partly: readonly (readonly [begins: RegExp, isOn: boolean])[] = [
  [/^\/blog\b/, blog],
  [/^\/(?:referral-program\b|r\/)/, referrals],
  [/^\/pricing-calculator\b/, calculator],
]

/** Whether the business has what an address belongs to: nothing is there of a part that's off. */
export const isOn = (address: string): boolean => partly.every(([begins, on]) => on || !begins.test(address))

/** A page of a service and one of a town. */
export const servicePath = `/services/${services[0]?.slug}`
export const townPath = `/service-areas/${towns[0]?.slug}`

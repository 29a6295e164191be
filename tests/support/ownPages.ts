import { services } from '#site/services.ts'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { listedRoutes } from '../../src/pages.ts'
import { paths } from '../../src/routes.ts'
import type { Service } from '../../src/sites/schema/service.ts'

const { blog, calculator, referrals } = site.features

/** Addresses that exist only with a feature. */
const partly: readonly (readonly [begins: RegExp, isOn: boolean])[] = [
  [/^\/blog\b/, blog],
  [/^\/(?:referral-program\b|r\/)/, referrals],
  [/^\/(?:pricing-calculator|items)\b/, calculator],
]

/** Whether the business has what an address belongs to: nothing is there of a feature that's off. */
export const isOn = (address: string): boolean => partly.every(([begins, on]) => on || !begins.test(address))

/** Pages of a service and of a town. */
export const [ownService] = services as readonly [Service, ...Service[]]
export const servicePath = paths.service(ownService.slug)
export const townPath = paths.town(towns[0]?.slug ?? '')

const kinds = new Map<string, string>()
for (const { path, page } of listedRoutes) {
  // Each text page has its own layout.
  const kind = page.kind === 'text' ? path : page.kind
  if (!kinds.has(kind)) kinds.set(kind, path)
}

/** One path of every kind of listed page. */
export const listedKinds: readonly string[] = [...kinds.values()]

/** One path of every kind of page, the confirmation and the not-found page among them. */
export const pageKinds: readonly string[] = [...listedKinds, '/request-received/7K2M9QX4RD', '/no-such-page']

// Runs inside of another business's checkout: `#site/…` and `#build/…` are that one's.
import { site as business } from '#site/site.ts'
import * as theme from '#site/theme.ts'
import { builtPages, crawlerFiles } from '../../scripts/build/siteFiles.ts'
import { cards } from '../../scripts/build/social/cards.tsx'
import { sunColors } from '../../src/sites/schema/theme.ts'
import { appSite } from './appSite.ts'
import { pageStates } from './pageStates.ts'
import { multipart, openWindows, typedBooking, typedQuote } from './requests.ts'

const siteUrl = `https://www.${business.email.split('@')[1]}`

async function everythingSaid(): Promise<Readonly<Record<string, string>>> {
  const pages = await builtPages(siteUrl)
  const site = appSite({ VISITOR_COPY: 'on', VISITOR_TEXTS: 'on', SITE_URL: siteUrl })
  const states: (readonly [string, string])[] = []
  for (const { name, answer } of await pageStates(site)) states.push([name, await (await answer()).text()])
  const [slot = ''] = await openWindows(site)
  const contact = { email: 'ann@example.com', phone: '2025557009', key: crypto.randomUUID() }
  await site.post('/', multipart(typedQuote({ ...contact, 'reply-by': 'email' })))
  const booking = { ...contact, address: '12 Oak Street', key: crypto.randomUUID() }
  await site.post('/schedule', multipart(typedBooking(slot, booking)))
  await site.cron()
  return Object.fromEntries([
    ...pages.map(({ path, html }) => [path, html] as const),
    ...Object.entries(crawlerFiles(siteUrl, pages)),
    ...states,
    ...cards.map(({ path, headline, alt }) => [`image of ${path}`, `${headline}\n${alt}`] as const),
    ...site.delivered.map(({ channel, to, text }, at) => [`${at} ${channel} to ${to}`, text] as const),
  ])
}

/** Everything that a business tells anybody, by where: pages, their states, files for crawlers, social images and mails. */
export const said = await everythingSaid()

/** The colors that the business has itself, and those that are everybody's. */
export const ownColors = { ...theme, sunColors }

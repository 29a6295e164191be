import { inLanguage } from '#language'
import { site } from '#site/site.ts'
import { towns } from '#site/towns.ts'
import { closedDays, phoneHours, pickupHours } from '../../../business/calendar.ts'
import { exampleList, items } from '../../../business/items.ts'
import { cutoff } from '../../../business/places.ts'
import { callDiscountOffer, chargedFor } from '../../../business/pricing.ts'
import { siteWords } from '../../../business/siteTexts.ts'
import { inDollars } from '../../../domain/prices/price.ts'
import { aboutLanguage } from '../../../language/language.ts'
import { files, firstLanguage, languageAt, markdownPath, paths, spokenLanguages, withQuery } from '../../../routes.ts'
import { waysToPay } from '../../../sites/schema/phrases.ts'
import { textLabel } from '../../../sites/schema/texting.ts'
import type { Page } from '../page.ts'

type ListedPage = { readonly path: string; readonly page: Page }

type Section = { readonly name: string; readonly has: (path: string) => boolean }

const under = (path: string) => (address: string) => address === path || address.startsWith(`${path}/`)
const among =
  (...addresses: readonly string[]) =>
  (address: string) =>
    addresses.includes(address)

/** A page is listed in the first section that matches. "Optional" is the convention's name for what may be skipped. */
const sections = (): readonly Section[] => [
  ...spokenLanguages
    .filter((language) => language !== firstLanguage)
    .map((language) => ({ name: aboutLanguage[language].name, has: (path: string) => languageAt(path) === language })),
  { name: 'Services', has: under(paths.services) },
  { name: 'Towns', has: under(paths.serviceAreas) },
  { name: 'Guides', has: under(paths.guides) },
  { name: 'Items and their prices', has: under(paths.items) },
  {
    name: 'Prices and booking',
    has: among(paths.calculator, paths.schedule(), paths.bookOnline, paths.howItWorks, paths.referralProgram),
  },
  { name: 'Questions', has: among(paths.faq, paths.contact) },
  { name: 'Blog', has: under(paths.blog) },
  { name: 'About us', has: among(paths.home, paths.about, paths.reviews) },
  { name: 'Optional', has: () => true },
]

/** Names that have their state in them have a comma, too. */
function townList(): string {
  const names = towns.map(({ name }) => name)
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ')
}

const facts = (): readonly string[] => [
  `Phone${textLabel === site.phone.label ? ', for calls and texts' : ''}: ${site.phone.label}`,
  ...(textLabel && textLabel !== site.phone.label ? [`Texts: ${textLabel}`] : []),
  `Email: ${site.email}`,
  `Area: ${towns.length > 1 ? `${towns.length} towns in ` : ''}${site.area.region}: ${townList()}`,
  `Prices: the space in the truck is ${inDollars(site.price.from)} for a small load to ${inDollars(site.price.to)} for a full truck; extras are added. The price is agreed before anything is lifted${callDiscountOffer() ? `. Calling to book gets you ${callDiscountOffer()}` : ''}`,
  `Phones: ${phoneHours()}, every day`,
  `Trucks (${site.area.zoneName}): ${pickupHours()}.${cutoff() ? ` A call before ${cutoff()} can usually mean a pickup the same day` : ''}`,
  ...(closedDays() ? [`No pickups on ${closedDays()}`] : []),
  `Payment: ${new Intl.ListFormat('en-US').format(waysToPay(site))}`,
]

const link = (siteUrl: string, { path, page: { head } }: ListedPage): string =>
  `- [${head.crumb ?? head.title}](${siteUrl}${markdownPath(path)}): ${head.description}`

const forAssistants = (siteUrl: string): string => {
  const at = (path: string) => `<${siteUrl}${path}>`
  const { zip } = site.area.example
  return [
    '## For assistants: estimate and book',
    '',
    'Show the person the price, the pickup window and the address. They have to agree before you send anything for them.',
    '',
    ...(items()
      ? [
          `- Price: GET ${at(withQuery(paths.estimate, { items: exampleList(), flights: chargedFor.flights ? 2 : undefined, zip }))}. Everyday names work, too: “2 couches, fridge”. All ids are in ${at(files.items)}; find one with GET ${at(withQuery(paths.itemSearch, { name: 'couch' }))}.`,
          '- An estimate is a range. The price is agreed at the door, before anything is lifted.',
        ]
      : []),
    ...(site.features.curbRules
      ? [`- Who picks up big items at the curb, town by town, and since when that’s known: GET ${at(files.curb)}.`]
      : []),
    `- Whether we come: GET ${at(withQuery(paths.area, { zip }))}.`,
    `- Open windows and towns: GET ${at(withQuery(paths.windows, { zip }))}.`,
    `- Book: POST ${at(paths.schedule())} with slot, location, address, phone, junk-type, texts and key as JSON. texts is “yes” where they want the confirmation as a text.`,
    `- Quote: POST ${at(paths.home)} with phone, location, junk-type and key. Message: POST ${at(paths.contact)}.`,
    '- The phone number is theirs, not yours: it gets the confirmation, and we call it. The key is a new random text for each request.',
    '- The answer has the reference and a private link to move or cancel; or what’s wrong, by field; or other windows where one was lost.',
    `- Look up, move or cancel: POST ${at(paths.booking)} with action (get, move or cancel), reference, phone and, to move it, slot as JSON.`,
    `- All of it as OpenAPI: ${at(files.openapi)}. As tools by the Model Context Protocol: ${at(paths.mcp)}.`,
  ].join('\n')
}

/** llms.txt (llmstxt.org): who we are, the facts, and every listed page in Markdown. */
export function llmsTxt(siteUrl: string, pages: readonly ListedPage[]): string {
  const rest = new Set(pages)
  const lists = sections().map(({ name, has }) => {
    const own = [...rest].filter(({ path }) => has(path))
    for (const route of own) rest.delete(route)
    return own.length > 0 ? `## ${name}\n\n${own.map((route) => link(siteUrl, route)).join('\n')}` : ''
  })
  const head = [
    `# ${site.name}`,
    `> ${siteWords().description}`,
    inLanguage('en', facts)
      .map((fact) => `- ${fact}.`)
      .join('\n'),
  ]
  return `${[...head, forAssistants(siteUrl), ...lists.filter(Boolean)].join('\n\n')}\n`
}

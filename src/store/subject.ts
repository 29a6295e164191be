// Where and what a request is about, and where it came from, as the numbers and the books call it.
import { language } from '#language'
import { services } from '#site/services.ts'
import { say } from '#words'
import { lookUpPlace } from '../business/lookUpPlace.ts'
import { sourceWords } from '../domain/source.ts'
import { paths } from '../routes.ts'
import { readStored, soundSql } from './lead.ts'

/** What a request says of that; 1 or 0 where it's whether. */
export type Subject = {
  /** What its place is for us. */
  readonly area: string
  /** The place that was typed, in small letters, where we may come; null without one. */
  readonly place: string | null
  /** The service that they named. */
  readonly service: string | null
  /** The first page of their visit. */
  readonly page: string | null
  /** Whether they have a list from the calculator. */
  readonly hasList: 0 | 1 | null
}

/** Names of services, in JSON. */
export const serviceNames = JSON.stringify(services.map(({ name }) => name))

const [answers, source] = [soundSql('answers'), soundSql('source')]

/**
 * Columns of that, from a row of `leads`. No robot fills them: of what was typed, only what may be a place of ours and services
 * are read. `names`: the parameter with the services' names.
 */
export const subjectSql = (names: string): string => `area,
  (SELECT lower(${answers} ->> 'location') WHERE area IN ('yes', 'probably')) AS place,
  (SELECT ${answers} ->> 'junk-type' WHERE ${answers} ->> 'junk-type' IN (SELECT value FROM json_each(${names}))) AS service,
  ${source} ->> 'page' AS page, ${answers} ->> 'items' <> '' AS hasList`

function townNamed(typed: string): string {
  if (typed === '') return say.source.noTown
  const place = lookUpPlace(typed)
  return 'town' in place ? place.town : say.source.outside
}

const known = new Map<string, string>()

/** A name that's worked out once for each of what it's for, in the language of the moment: a year's books have thousands. */
function knownAs(what: string, work: () => string): string {
  const key = `${language()} ${what}`
  const name = known.get(key) ?? work()
  // Strangers may type anything.
  if (known.size < 4000) known.set(key, name)
  return name
}

/** The town: one of ours, or that it's none. */
export function townOf({ area, place }: Pick<Subject, 'area' | 'place'>): string {
  const typed = area === '' || area === 'yes' || area === 'probably' ? (place ?? '') : area
  return knownAs(`town ${typed}`, () => townNamed(typed))
}

/** A service that they named or came from, or else how they said what for. */
export function kindOf({ service, page, hasList }: Pick<Subject, 'service' | 'page' | 'hasList'>): string {
  if (service) return service
  if (page?.startsWith(`${paths.services}/`))
    return knownAs(`page ${page}`, () => services.find(({ slug }) => page === paths.service(slug))?.name ?? page)
  return hasList ? say.source.list : say.source.ownWords
}

/** Where it came from; `source` is JSON. */
export function sourceOf({ isByFriend, source, page }: { isByFriend: 0 | 1; source: string; page: string | null }) {
  if (isByFriend) return say.source.friend
  return knownAs(
    `source ${page} ${source}`,
    () => sourceWords({ ...readStored(source), ...(page !== null && { page }) }) || say.source.unknown,
  )
}

import { jobs as written } from '#site/jobs.ts'
import { towns } from '#site/towns.ts'
import type { Destination } from '../domain/calendar/booking.ts'
import { parseItemList } from '../domain/items/itemList.ts'
import { paths } from '../routes.ts'
import { itemPages } from './itemPages.ts'
import { items, knownItems } from './items.ts'
import { itemsById } from './pricing.ts'

export type JobCard = {
  readonly key: string
  readonly what: string
  /** A town's name; undefined for a place that's in none of ours. */
  readonly town: string | undefined
  /** "2026-11" */
  readonly month: string
  /** The list, as addresses have it; empty without one. */
  readonly items: string
  readonly cents: number | undefined
  /** Where the things went; empty where nobody said. */
  readonly went: readonly Destination[]
  /** Addresses of its photos: the one from before first. */
  readonly photos: readonly string[]
}

/** "Sofa, 2 × Mattress": a list as the calculator has it, without what each kind is. */
function wordsOf(list: string): string {
  const known = itemsById(items()?.items ?? [])
  return parseItemList(list, knownItems())
    .flatMap(({ id, count }) => {
      const label = known.get(id)?.label.replace(/,.*/, '')
      return label ? [count === 1 ? label : `${count}\u00a0×\u00a0${label}`] : []
    })
    .join(', ')
}

/** Those of the business's own folder. */
export const writtenJobs = (): readonly JobCard[] =>
  written.map(({ town, month, items: list, paid, went = [] }) => ({
    key: `${town} ${month} ${list}`,
    what: wordsOf(list),
    town: towns.find(({ slug }) => slug === town)?.name,
    month,
    items: list,
    cents: paid * 100,
    went,
    photos: [],
  }))

/** Most on the page of a town or an item. */
const mostNear = 3

export const townAtPath = (path: string) => towns.find(({ slug }) => paths.town(slug) === path)

/** The jobs that the page at a path shows: those of its town or its item, or all. */
export function jobsAt(path: string, jobs: readonly JobCard[]): readonly JobCard[] {
  const town = townAtPath(path)
  if (town) return jobs.filter((job) => job.town === town.name).slice(0, mostNear)
  const page = itemPages.find(({ slug }) => paths.itemPage(slug) === path)
  if (!page) return jobs
  const ids: ReadonlySet<string> = new Set(page.items)
  return jobs.filter((job) => parseItemList(job.items, (id) => ids.has(id)).length > 0).slice(0, mostNear)
}

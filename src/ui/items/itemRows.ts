import { readDollars } from '../../business/money.ts'
import type { ItemFile } from '../../business/pricing.ts'
import type { Found } from '../../domain/items/itemSearch.ts'
import { itemSearch } from '../../domain/items/itemSearch.ts'
import { paths } from '../../routes.ts'
import { parseHtml } from '../shared/parseHtml.ts'

/** An item as the page shows it. */
export type ItemRow = {
  readonly id: string
  readonly label: string
  readonly heading: string
  /** Missing for items that we don't take. */
  readonly price?: {
    /** Integer cents. */
    readonly alone: number
    readonly extra?: { readonly cents: number; readonly reason: string; readonly from: boolean }
  }
  /** The paragraphs of its rule. */
  readonly rule: readonly Element[]
}

function readRow(row: Element): ItemRow {
  const heading = row.closest('details')?.querySelector('summary')?.textContent ?? ''
  const name = row.querySelector('h4')
  if (name) return { id: row.id, label: name.textContent ?? '', heading, rule: [...row.querySelectorAll('p')] }
  const group = row.closest('div')
  const elsewhere = group?.querySelector<HTMLAnchorElement>(':scope > a')?.hash
  const rule = (elsewhere ? row.ownerDocument.querySelector(elsewhere) : group)?.querySelectorAll(':scope > p') ?? []
  const extra = row.querySelector('small')
  return {
    id: row.id,
    label: row.firstChild?.textContent?.trim() ?? '',
    heading,
    price: {
      alone: readDollars(row.querySelector('b')?.textContent ?? ''),
      ...(extra && {
        extra: {
          cents: readDollars(extra.textContent ?? ''),
          reason: extra.textContent?.replace(/^.*\$\S+ /, '') ?? '',
          from: extra.textContent?.includes('from $') ?? false,
        },
      }),
    },
    rule: [...rule],
  }
}

const wholeList = paths.items()

/** All rows, from the page with the whole list, and the address of the items' file, which only that page has. */
async function fetchRows() {
  const answer = await fetch(wholeList)
  if (!answer.ok) throw new Error(`The list was not sent: ${answer.status}`)
  // Another page's inline styles would violate the content policy, even unrendered.
  const html = (await answer.text()).replace(/<style>[\s\S]*?<\/style>/, '')
  const page = parseHtml(html)
  const rows = [...page.querySelectorAll('.item-guide li[id^="item-"]')].map((row) => readRow(row))
  return { rows, file: page.querySelector<HTMLElement>('[data-items]')?.dataset.items ?? '' }
}

/** A row that something else can be about as big as. */
export type SizeRow = ItemRow & { readonly size: string }

export type SearchedRows = {
  readonly search: (typed: string) => Found<ItemRow>
  readonly sizes: readonly SizeRow[]
}

async function fetchItems(address: string): Promise<ItemFile> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The items were not sent: ${answer.status}`)
  return answer.json()
}

/** The rows and what people call them, fetched since most visitors never need them. Rejects when offline. */
export async function fetchSearch(): Promise<SearchedRows> {
  const { rows, file } = await fetchRows()
  const { items, names } = await fetchItems(file)
  const sizes = items.flatMap((item) => {
    const row = item.accepted && item.size && rows.find(({ id }) => id === `item-${item.id}`)
    return row && item.accepted && item.size ? [{ ...row, size: item.size }] : []
  })
  const searchable = rows.map((row) => ({ ...row, accepted: row.price !== undefined }))
  return { search: itemSearch(names, searchable), sizes }
}

import type { ItemFile } from '../../src/business/pricing.ts'
import { Calculator } from '../../src/site/prices/Calculator.tsx'
import { island } from '../island.ts'

type Props = {
  readonly query: string
  /** Address of all items; the page's HTML has only those that it shows. */
  readonly items: string
}

const hydrateCalculator = island(Calculator)

const loadZipNote = () => import('./PlaceField.tsx').then(({ PlaceNote }) => PlaceNote)

export async function hydrate(root: HTMLElement, { items, ...props }: Props): Promise<void> {
  const known = new URLSearchParams(props.query).has('zip') ? loadZipNote() : undefined
  const [answer, ZipNote] = await Promise.all([fetch(items), known])
  if (!answer.ok) throw new Error(`The items are missing: ${answer.status}`)
  hydrateCalculator(root, { ...props, catalog: (await answer.json()) as ItemFile, ZipNote, loadZipNote })
}

import type { ItemFile } from '../../src/business/pricing.ts'
import { Calculator } from '../../src/site/prices/Calculator.tsx'
import { island } from '../island.ts'

type Props = {
  readonly query: string
  /** All items; the page's HTML has only those that it shows. */
  readonly items: ItemFile
}

const hydrateCalculator = island(Calculator)

const loadZipNote = () => import('./PlaceField.tsx').then(({ PlaceNote }) => PlaceNote)

export async function hydrate(root: HTMLElement, { items, ...props }: Props): Promise<void> {
  const ZipNote = new URLSearchParams(props.query).has('zip') ? await loadZipNote() : undefined
  hydrateCalculator(root, { ...props, catalog: items, ZipNote, loadZipNote })
}

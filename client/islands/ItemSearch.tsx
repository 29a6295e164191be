import type { ComponentProps } from 'react'
import { ItemSearch } from '../../src/ui/items/ItemSearch.tsx'
import { fetchSearch } from '../../src/ui/items/indexedItems.ts'
import { island } from '../island.ts'

type Props = Omit<ComponentProps<typeof ItemSearch>, 'start'>

const hydrateSearch = island(ItemSearch)

/** The answer that the page has is hydrated with what it was made from. */
export async function hydrate(root: HTMLElement, props: Props): Promise<void> {
  hydrateSearch(root, props.asked ? { ...props, start: await fetchSearch(props.items) } : props)
}

import type { ComponentProps } from 'react'
import { fetchSearch } from '../../src/business/indexedItems.ts'
import { ItemSearch } from '../../src/site/items/ItemSearch.tsx'
import { island } from '../island.ts'

type Props = Omit<ComponentProps<typeof ItemSearch>, 'start'>

const hydrateSearch = island(ItemSearch)

/** The answer that the page has is hydrated with what it was made from. */
export async function hydrate(root: HTMLElement, props: Props): Promise<void> {
  hydrateSearch(root, props.asked ? { ...props, start: await fetchSearch(props.items) } : props)
}

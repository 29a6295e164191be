import type { ComponentProps } from 'react'
import { searchIn } from '../../src/business/indexedItems.ts'
import type { ItemFile } from '../../src/business/pricing.ts'
import { ItemSearch } from '../../src/site/items/ItemSearch.tsx'
import { island } from '../island.ts'

type Props = Omit<ComponentProps<typeof ItemSearch>, 'start'> & { readonly items: ItemFile }

const hydrateSearch = island(ItemSearch)

export const hydrate = (root: HTMLElement, { items, ...props }: Props): void =>
  hydrateSearch(root, { ...props, start: searchIn(items) })

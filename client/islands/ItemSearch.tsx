import { ItemSearch } from '../../src/ui/items/ItemSearch.tsx'
import { island } from '../island.ts'

export const hydrate = island(ItemSearch)

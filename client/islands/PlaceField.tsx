import { PlaceField } from '../../src/ui/booking/PlaceField.tsx'
import { island } from '../island.ts'

export const hydrate = island(PlaceField)

import { PlaceField } from '../../src/booking/PlaceField.tsx'
import { island } from '../island.ts'

export const hydrate = island(PlaceField)

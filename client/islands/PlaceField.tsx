import { PlaceField } from '../../src/booking/PlaceField.tsx'
import { island } from '../island.ts'

export { PlaceNote } from '../../src/shared/form/PlaceNote.tsx'

export const hydrate = island(PlaceField)

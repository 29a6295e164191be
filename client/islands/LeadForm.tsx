import { LeadForm } from '../../src/ui/form/LeadForm.tsx'
import { island } from '../island.ts'

export const hydrate = island(LeadForm)

import { LeadForm, type LeadFormProps } from '../../src/shared/form/LeadForm.tsx'
import { HydratedForm } from '../form/HydratedForm.tsx'
import { island } from '../island.ts'

const LeadFormIsland = (props: LeadFormProps) => (
  <HydratedForm form={props.form} action={props.action} state={props.state}>
    {(hydrated) => <LeadForm {...props} hydrated={hydrated} />}
  </HydratedForm>
)

export const hydrate = island(LeadFormIsland)

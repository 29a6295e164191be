import type { LeadFormProps } from '../../src/ui/form/LeadForm.tsx'
import { LeadForm } from '../../src/ui/form/LeadForm.tsx'
import { WithLive } from '../form/WithLive.tsx'
import { island } from '../island.ts'

const LiveLeadForm = (props: LeadFormProps) => (
  <WithLive form={props.form} action={props.action} state={props.state}>
    {(live) => <LeadForm {...props} live={live} />}
  </WithLive>
)

export const hydrate = island(LiveLeadForm)

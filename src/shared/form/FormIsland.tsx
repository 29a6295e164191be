import { Island } from '../parts/Island.tsx'
import { LeadForm, type LeadFormProps } from './LeadForm.tsx'

/** A form that works as plain HTML, and is checked and sent by its script once it's touched. */
export const FormIsland = (props: LeadFormProps) => <Island name="LeadForm" component={LeadForm} props={props} />

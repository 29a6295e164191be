import { phone } from '#site/phone.ts'
import { textsTo } from '../../domain/contact/ourPhone.ts'

/** Whether the business can be texted. Where it can't, whatever would be texted is emailed; all words choose by this. */
export const texting: boolean = textsTo(phone) !== undefined

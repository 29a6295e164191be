import { phone } from '#site/phone.ts'
import { textsTo } from '../../domain/contact/ourPhone.ts'

const number = textsTo(phone)

/** Whether the business can be texted. Where it can't, whatever would be texted is emailed; all words choose by this. */
export const texting: boolean = number !== undefined

/** Whether it's called and texted at one number. */
export const oneNumber: boolean = number === phone.e164

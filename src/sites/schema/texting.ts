import { phone } from '#site/phone.ts'
import { formatUsPhone } from '../../domain/contact/contact.ts'
import { phoneLabel, textsTo } from '../../domain/contact/ourPhone.ts'

/** The number that takes texts; undefined where none does. */
export const textNumber = textsTo(phone)

/** Whether the business can be texted. Where it can't, whatever would be texted is emailed; all words choose by this. */
export const texting: boolean = textNumber !== undefined

/** Whether it's called and texted at one number. */
export const oneNumber: boolean = textNumber === phone.e164

/** The number that takes texts as people read it; undefined where none does. */
export const textLabel = textNumber && (oneNumber ? phoneLabel(phone) : formatUsPhone(textNumber))

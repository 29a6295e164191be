import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/booking.ts'
import { words as es } from './es/booking.ts'

export const bookingWords = byLanguage(en, { es })

import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/findPickup.ts'
import { words as es } from './es/findPickup.ts'

export const findPickupWords = byLanguage(en, { es })

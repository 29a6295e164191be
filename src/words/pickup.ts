import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/pickup.tsx'
import { words as es } from './es/pickup.tsx'

export const pickupWords = byLanguage(en, { es })

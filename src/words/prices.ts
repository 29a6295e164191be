import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/prices.ts'
import { words as es } from './es/prices.ts'

export const pricesWords = byLanguage(en, { es })

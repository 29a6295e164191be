import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/priceList.tsx'
import { words as es } from './es/priceList.tsx'

export const priceListWords = byLanguage(en, { es })

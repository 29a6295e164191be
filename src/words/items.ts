import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/items.ts'
import { words as es } from './es/items.ts'

export const itemWords = byLanguage(en, { es })

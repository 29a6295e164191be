import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/map.ts'
import { words as es } from './es/map.ts'

export const mapWords = byLanguage(en, { es })

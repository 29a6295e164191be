import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/twin.ts'
import { words as es } from './es/twin.ts'

export const twinWords = byLanguage(en, { es })

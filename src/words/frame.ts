import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/frame.ts'
import { words as es } from './es/frame.ts'

export const frameWords = byLanguage(en, { es })

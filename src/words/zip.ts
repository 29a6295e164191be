import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/zip.ts'
import { words as es } from './es/zip.ts'

export const zipWords = byLanguage(en, { es })

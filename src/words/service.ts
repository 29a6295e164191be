import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/service.tsx'
import { words as es } from './es/service.tsx'

export const serviceWords = byLanguage(en, { es })

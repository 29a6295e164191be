import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/form.tsx'
import { words as es } from './es/form.tsx'

export const formWords = byLanguage(en, { es })

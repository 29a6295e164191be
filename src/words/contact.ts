import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/contact.tsx'
import { words as es } from './es/contact.tsx'

export const contactWords = byLanguage(en, { es })

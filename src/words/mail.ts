import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/mail.tsx'
import { words as es } from './es/mail.tsx'

export const mailWords = byLanguage(en, { es })

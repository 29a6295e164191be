import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/message.tsx'
import { words as es } from './es/message.tsx'

export const messageWords = byLanguage(en, { es })

import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/message.ts'
import { words as es } from './es/message.ts'

export const messageWords = byLanguage(en, { es })

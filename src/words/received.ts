import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/received.tsx'
import { words as es } from './es/received.tsx'

export const receivedWords = byLanguage(en, { es })

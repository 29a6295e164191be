import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/ownRequest.tsx'
import { words as es } from './es/ownRequest.tsx'

export const ownRequestWords = byLanguage(en, { es })

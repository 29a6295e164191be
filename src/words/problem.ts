import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/problem.tsx'
import { words as es } from './es/problem.tsx'

export const problemWords = byLanguage(en, { es })

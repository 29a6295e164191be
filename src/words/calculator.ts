import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/calculator.ts'
import { words as es } from './es/calculator.ts'

export const calculatorWords = byLanguage(en, { es })

import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/notice.ts'
import { words as es } from './es/notice.ts'

export const noticeWords = byLanguage(en, { es })

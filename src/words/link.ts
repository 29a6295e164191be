import type { ReactNode } from 'react'

/** Makes some words of a sentence a link, or bold: each language puts them where it says them. */
export type LinkWords = (words: string) => ReactNode

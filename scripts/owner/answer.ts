import type { Asked } from './arguments.ts'
import type { OwnerSite } from './ownerSite.ts'

/** What a command has to say. In a pipe only `data` goes to the standard output; `notes` are for whoever reads along. */
export type Answer =
  | { readonly data: readonly string[]; readonly notes?: readonly string[] }
  | { readonly problem: string }

/** Who reads the answer. */
export type Reader = {
  /** Whether somebody reads along, in place of another program or a file. */
  readonly isTerminal: boolean
  /** Asks, and says whether the answer is the word yes; undefined where there's nobody to ask. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

export type Command = (site: OwnerSite, asked: Asked, reader: Reader) => Promise<Answer>

/** "1 photo", "2 photos". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** What can't be done without asking is done only with `--yes`. A string says why nothing is done. */
export async function agreed(question: string, { yes }: Asked, { confirm }: Reader): Promise<true | string> {
  if (yes) return true
  if (!confirm) return 'Nothing was deleted: there’s nobody to ask here, so it needs --yes.'
  return (await confirm(question)) || 'Nothing was deleted: that needs the word yes.'
}

/** One thing between this checkout and a public launch. */
export type Line = {
  readonly subject: string
  /** `blocking`: no launch before it's done. `skipped`: it can't be seen from here. */
  readonly state: 'ok' | 'blocking' | 'advice' | 'skipped'
  readonly says: string
  /** What to do about it, where there's something to do. */
  readonly fix?: string
  /** Without it not even a version can be uploaded. */
  readonly stopsUpload?: true
}

/** Lines about something. What's `stopping` blocks an upload too. */
export const about = (subject: string) => ({
  ok: (says: string): Line => ({ subject, state: 'ok', says }),
  skipped: (says: string): Line => ({ subject, state: 'skipped', says }),
  advice: (says: string, fix: string): Line => ({ subject, state: 'advice', says, fix }),
  blocking: (says: string, fix: string): Line => ({ subject, state: 'blocking', says, fix }),
  stopping: (says: string, fix: string): Line => ({ subject, state: 'blocking', says, fix, stopsUpload: true }),
})

export const printed = ({ state, subject, says, fix }: Line) =>
  `${state.padEnd(9)} ${subject.padEnd(10)} ${says}${fix ? `. Fix: ${fix}` : ''}`

/** The lines, and at the end how many of them are open. */
export function printLines(lines: readonly Line[]): void {
  const count = (state: Line['state']) => lines.filter((line) => line.state === state).length
  console.log(lines.map(printed).join('\n'))
  console.log(`\n${count('blocking')} blocking, ${count('advice')} advice, ${count('skipped')} skipped\n`)
}

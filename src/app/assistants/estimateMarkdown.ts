import { rangeWords } from '../../domain/prices/words.ts'
import { questions } from '../../forms/questions.ts'
import { twinWords } from '../../words/twin.ts'
import { estimateOf } from './answers.ts'
import { readQuestion } from './questions.ts'

const price = ({ low, high }: { readonly low: number; readonly high: number }) =>
  rangeWords({ low: low * 100, high: high * 100 })

/** The price of a list in the calculator's query, before its Markdown; empty without a list. What isn't read is named. */
export function estimateMarkdown(query: Readonly<Record<string, string>>, siteUrl: string): string {
  if (!query.items) return ''
  const { items, flights, carry, zip } = query
  const asked = readQuestion(questions.estimate, { items, flights, carry, zip })
  if (!asked.ok)
    return [`# ${twinWords().noEstimate}`, ...Object.values(asked.error.errors).map((message) => `- ${message}.`)].join(
      '\n\n',
    )
  const found = estimateOf(asked.values, siteUrl)
  if (!found) return ''
  const rows = found.lines.map(({ label, for: reason, ...range }) => `| ${label} | ${reason} | ${price(range)} |`)
  return [
    `# ${twinWords().estimate(found.words)}`,
    found.items
      .map(({ name, count, taken }) => `- ${count} × ${name}${taken ? '' : ` (${twinWords().notTaken})`}`)
      .join('\n'),
    rows.length > 0 ? [`| ${twinWords().columns.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n') : '',
    found.terms,
    `[${twinWords().book}](${found.links.book})`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

import { type ReactNode, useId } from 'react'
import { say } from '#words'
import type { Pair, Tally } from '../domain/numbers.ts'
import { TapLink } from '../shared/parts/Link.tsx'

type BarsProps = Pair & { readonly longest: number; readonly hasBefore: boolean }

/** Two bars, one over the other: of now, and of before. The figures next to it say the same. */
const Bars = ({ now, before, longest, hasBefore }: BarsProps) => {
  const share = (figure: number) => (100 * figure) / Math.max(1, longest)
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" className="w-full h-3 mt-0.5" aria-hidden="true">
      <rect width="100" height="7" className="fill-line opacity-50" />
      <rect width={share(now)} height="7" className="fill-link" />
      {hasBefore && <rect y="9" width={share(before)} height="3" className="fill-soft" />}
    </svg>
  )
}

/** How much a bar as long as its table is at least: one of one request isn't a lot. */
const fewest = 4

type TableProps = {
  readonly title: string
  /** What the rows are, for whoever hears the table. */
  readonly of: string
  /** What the columns are: of one alone, for whoever hears it. */
  readonly heads: readonly string[]
  readonly rows: readonly {
    readonly name: string
    /** Where what it counts is listed. */
    readonly href?: string | undefined
    readonly more?: ReactNode
    readonly cells: readonly ReactNode[]
  }[]
  readonly note?: string | undefined
}

/** A table of the numbers; what's in its first column is what matters. */
export function DeskTable({ title, of, heads, rows, note }: TableProps) {
  const id = useId()
  return (
    <section className="desk-numbers" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      {note && <p className="mt-1 text-soft">{note}</p>}
      <table aria-labelledby={id}>
        <thead className={heads.length > 1 ? undefined : 'sr-only'}>
          <tr>
            <th scope="col">
              <span className="sr-only">{of}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, href, more, cells }) => (
            <tr key={name}>
              <th scope="row">
                {href ? <TapLink href={href}>{name}</TapLink> : name}
                {more}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index]}>
                  {/* It's level with the link. */}
                  {href ? <span className="tap justify-end">{cell}</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Props = Omit<TableProps, 'heads' | 'rows'> & {
  readonly rows: readonly (Tally & { readonly href?: string })[]
  readonly hasBefore: boolean
}

/** Figures of now and before with their bars, as a table that reads well without them. */
export function NumberTable({ rows, hasBefore, ...table }: Props) {
  const longest = Math.max(
    fewest,
    ...rows.filter(({ isRest }) => !isRest).map(({ now, before }) => Math.max(now, hasBefore ? before : 0)),
  )
  return (
    <DeskTable
      {...table}
      heads={hasBefore ? [say.numbers.now, say.numbers.before] : [say.numbers.now]}
      rows={rows.map(({ name, href, isRest, ...pair }) => ({
        name,
        href: pair.now > 0 ? href : undefined,
        more: !isRest && <Bars {...pair} longest={longest} hasBefore={hasBefore} />,
        cells: hasBefore ? [pair.now, pair.before] : [pair.now],
      }))}
    />
  )
}

type FigureProps = Readonly<Record<'label' | 'figure' | 'note', string>> & {
  readonly before?: string
  readonly href?: string
}

/** One of the figures at the top: what it is, how much, and how that was before. */
export const Figure = ({ label, figure, note, before, href }: FigureProps) => (
  <div className="desk-card px-3 py-1.5">
    <dt className="flex items-center min-h-11 font-bold">{href ? <TapLink href={href}>{label}</TapLink> : label}</dt>
    <dd className="text-[0.9375rem]">
      <strong className="block font-head text-[2rem] leading-[1.1]">{figure}</strong>
      <span className="block">{note}</span>
      {before && <span className="block text-soft">{say.numbers.beforeIs(before)}</span>}
    </dd>
  </div>
)

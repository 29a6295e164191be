import { sentences } from '#sentences'
import { rungs } from '#site/prices.ts'
import { type CurbTown, curbAsk, curbTowns } from '../../business/guides.ts'
import { spaceWords } from '../../business/pricing.ts'
import { yardsOf } from '../../domain/prices/price.ts'
import { capital } from '../../domain/text.ts'
import { files, paths } from '../../routes.ts'
import { Link, LinkRow, TapLink } from '../../shared/parts/Link.tsx'
import type { GuidePart as Part } from '../../sites/schema/guide.ts'
import { LoadTable } from '../prices/LoadTable.tsx'

type PartOf<Kind extends Part['kind']> = { readonly part: Extract<Part, { readonly kind: Kind }> }

const Entries = ({ part: { entries, inOrder } }: PartOf<'list'>) => {
  const List = inOrder ? 'ol' : 'ul'
  return (
    <List className={inOrder ? 'guide-list guide-steps' : 'guide-list'}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3 className="h3">{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}

type TableProps = { readonly columns: readonly string[]; readonly rows: readonly (readonly React.ReactNode[])[] }

/** On phones each row is a block, and each cell says what column it's of. */
const Table = ({ columns: [first, ...columns], rows }: TableProps) => (
  <table className="guide-table">
    <thead>
      <tr>
        {[first, ...columns].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head, ...cells], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        <tr key={at}>
          <th scope="row">{head}</th>
          {cells.map((cell, column) => (
            <td key={columns[column]} data-column={columns[column]} className={cell ? undefined : 'guide-blank'}>
              <span>{cell || sentences.guides.ask}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const knownLooks: Partial<Record<CurbTown['curb']['known'], string>> = { rule: 'known-rule', ask: 'known-ask' }

function curbRow(town: CurbTown): readonly React.ReactNode[] {
  const { known, count, how, hauler, asOf, until, source } = town.curb
  const ask = curbAsk(town)
  return [
    <>
      <a href={`${paths.town(town.slug)}#curb`} className="link tap">
        {town.name}
      </a>{' '}
      <small className={`guide-known ${knownLooks[known] ?? ''}`}>{sentences.guides.known[known]}</small>
    </>,
    hauler?.name,
    count,
    how,
    <>
      {asOf && `${asOf}${until ? sentences.guides.until(until) : ''}: `}
      {source && (
        <a href={source.href} className={asOf ? 'link' : 'link tap'}>
          {source.label}
        </a>
      )}
    </>,
    <>
      {capital(ask.name)}
      {ask.phone && (
        <>
          {', '}
          <Link href={`tel:+1${ask.phone.replaceAll('-', '')}`}>{ask.phone}</Link>
        </>
      )}
    </>,
  ]
}

const Curb = () => (
  <>
    <Table columns={sentences.guides.curb} rows={curbTowns().map(curbRow)} />
    <p className="mt-4">
      <TapLink href={files.curb}>{sentences.guides.asJson}</TapLink>
    </p>
  </>
)

const Shares = ({ part: { shares } }: PartOf<'shares'>) => (
  <Table
    columns={sentences.guides.shares}
    rows={shares.map(({ rung: id, label, holds }) => {
      const cubicFeet = rungs.find((rung) => rung.id === id)?.cubicFeet ?? 0
      return [label, sentences.guides.yards(yardsOf(cubicFeet)), holds, <b key="price">{spaceWords(cubicFeet)}</b>]
    })}
  />
)

const Checklist = ({ part: { groups } }: PartOf<'checklist'>) => (
  <div className="guide-groups">
    {groups.map(({ title, items }) => (
      <div key={title}>
        <h3 className="h3">{title}</h3>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

function Shown({ part }: { readonly part: Part }) {
  switch (part.kind) {
    case 'list':
      return <Entries part={part} />
    case 'prices':
      return <LoadTable loads={part.loads} />
    case 'shares':
      return <Shares part={part} />
    case 'table':
      return (
        <Table
          columns={part.columns}
          rows={part.rows.map((row) =>
            row.map((cell) =>
              typeof cell === 'string' ? (
                cell
              ) : (
                <Link key={cell.href} href={cell.href}>
                  {cell.label}
                </Link>
              ),
            ),
          )}
        />
      )
    case 'checklist':
      return <Checklist part={part} />
    case 'curb':
      return <Curb />
    case 'prose':
      return null
  }
}

const wide: readonly Part['kind'][] = ['curb', 'table', 'shares']

/** A part of a guide: its heading hangs in the margin, where its table leaves room for that. */
export const GuidePart = ({ part }: { readonly part: Part }) => (
  <section
    aria-labelledby={part.id}
    className={`wrap guide-part${wide.includes(part.kind) ? ' guide-wide' : ''}${part.kind === 'checklist' ? ' guide-check' : ''}`}
  >
    <h2 id={part.id} className="h2">
      {part.heading}
    </h2>
    <div>
      {part.text?.map((paragraph) => (
        <p key={paragraph} className="guide-text">
          {paragraph}
        </p>
      ))}
      <Shown part={part} />
      {part.links && <LinkRow links={part.links} className="mt-3" />}
    </div>
  </section>
)

import type { ItemPage } from '../../sites/schema/itemPage.ts'
import { itemPageWords } from '../../words/itemPage.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { bold, TapLink } from '../shared/Link.tsx'

type Props = { readonly page: ItemPage }

/** How it gets out of the house, and what to do before. */
export const ItemOut = ({ page: { accepted, thing, out, crew, first, picture } }: Props) => (
  <div className={picture ? 'wrap item-out item-pictured' : 'wrap item-out'}>
    {picture && (
      <div className="item-scene">
        <Drawing name={picture.drawing} alt={picture.alt} className="w-full h-auto rounded" />
      </div>
    )}
    <section aria-labelledby="out">
      <h2 id="out" className="h2 text-balance">
        {accepted ? itemPageWords().out(thing, crew) : itemPageWords().moveSafely(thing)}
      </h2>
      <p className="mt-3 max-w-[40rem]">{out}</p>
    </section>
    <section aria-labelledby="first">
      <h3 id="first" className="h3">
        {accepted ? itemPageWords().before : itemPageWords().first}
      </h3>
      <ol className="item-first">
        {first.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  </div>
)

/** Where it ends up, and what the law says, with its year and where to read it. */
export const ItemEnd = ({ page: { accepted, thing, goes, law } }: Props) => (
  <div className="wrap item-end">
    <section aria-labelledby="goes">
      <h2 id="goes" className="h2 text-balance">
        {accepted ? itemPageWords().goes(thing) : itemPageWords().goesFromThere}
      </h2>
      <p className="mt-3 max-w-[38rem]">{goes}</p>
    </section>
    {law && (
      <section aria-labelledby="law">
        <h2 id="law" className="h2">
          {itemPageWords().law}
        </h2>
        {law.since && <p className="item-year">{itemPageWords().since(law.since, bold)}</p>}
        <p className="mt-3 max-w-[38rem]">{law.text}</p>
        <p>
          <TapLink href={law.source.href}>{law.source.label}</TapLink>
        </p>
      </section>
    )}
  </div>
)

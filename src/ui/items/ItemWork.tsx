import { sentences } from '#sentences'
import type { ItemPage } from '../../sites/schema/itemPage.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { bold, TapLink } from '../shared/Link.tsx'
import { Section } from '../shared/Section.tsx'

type Props = { readonly page: ItemPage }

/** How it gets out of the house, and what to do before. */
export const ItemOut = ({ page: { accepted, thing, out, crew, first, picture } }: Props) => (
  <div className={picture ? 'wrap item-out item-pictured' : 'wrap item-out'}>
    {picture && (
      <div className="item-scene">
        <Drawing name={picture.drawing} alt={picture.alt} className="w-full h-auto rounded" />
      </div>
    )}
    <Section
      id="out"
      heading={accepted ? sentences.itemPage.out(thing, crew) : sentences.itemPage.moveSafely(thing)}
      look="h2 text-balance"
    >
      <p className="mt-3 max-w-[40rem]">{out}</p>
    </Section>
    <Section id="first" heading={accepted ? sentences.itemPage.before : sentences.itemPage.first} level={3}>
      <ol className="item-first">
        {first.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  </div>
)

/** Where it ends up, and what the law says, with its year and where to read it. */
export const ItemEnd = ({ page: { accepted, thing, goes, law } }: Props) => (
  <div className="wrap item-end">
    <Section
      id="goes"
      heading={accepted ? sentences.itemPage.goes(thing) : sentences.itemPage.goesFromThere}
      look="h2 text-balance"
    >
      <p className="mt-3 max-w-[38rem]">{goes}</p>
    </Section>
    {law && (
      <Section id="law" heading={sentences.itemPage.law}>
        {law.since && <p className="item-year">{sentences.itemPage.since(law.since, bold)}</p>}
        <p className="mt-3 max-w-[38rem]">{law.text}</p>
        <p>
          <TapLink href={law.source.href}>{law.source.label}</TapLink>
        </p>
      </Section>
    )}
  </div>
)

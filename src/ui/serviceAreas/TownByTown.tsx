import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import { Section } from '../shared/Section.tsx'

const { parts } = site

const all = [
  {
    isOn: parts.curbRules,
    name: 'Curbside pickup',
    text: pageWords.curbRule ?? '',
  },
  {
    isOn: parts.permits,
    name: 'Permits',
    text: pageWords.permitRule ?? '',
  },
  {
    isOn: parts.dropOffs,
    name: 'Drop-offs',
    text: 'Electronics drop-offs depend on your county. Paint goes to a store that takes it back, and charities take good furniture. Your town’s page lists places near you, in case you’d rather drive it there yourself.',
  },
]

/** The parts that this business has. */
export const townRules = all.filter(({ isOn }) => isOn)

/** What differs from town to town, for those who pick their town next. */
export const TownByTown = () => (
  <Section id="town-by-town" heading="What’s different from town to town">
    <dl className="mt-5">
      {townRules.map(({ name, text }) => (
        <div key={name} className="py-4 border-t-2 border-solid border-ink">
          <dt className="h3">{name}</dt>
          <dd className="mt-1 max-w-[36rem]">{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
)

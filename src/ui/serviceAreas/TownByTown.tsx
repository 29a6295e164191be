import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'

const { features } = site

const all = [
  {
    isOn: features.curbRules,
    name: 'Curbside pickup',
    text: pageWords.curbRule ?? '',
  },
  {
    isOn: features.permits,
    name: 'Permits',
    text: pageWords.permitRule ?? '',
  },
  {
    isOn: features.dropOffs,
    name: 'Drop-offs',
    text: 'Electronics drop-offs depend on your county. Paint goes to a store that takes it back, and charities take good furniture. Your town’s page lists places near you, in case you’d rather drive it there yourself.',
  },
]

/** The features that this business has. */
export const townRules = all.filter(({ isOn }) => isOn)

/** What differs from town to town, for those who pick their town next. */
export const TownByTown = () => (
  <section aria-labelledby="town-by-town">
    <h2 id="town-by-town" className="h2">
      What’s different from town to town
    </h2>
    <dl className="mt-5">
      {townRules.map(({ name, text }) => (
        <div key={name} className="py-4 border-t-2 border-solid border-ink">
          <dt className="h3">{name}</dt>
          <dd className="mt-1 max-w-[36rem]">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)

import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'

const { parts } = site

const all = [
  {
    isOn: parts.curbRules,
    name: 'The curb',
    text: 'Many towns take one big item a week, free or by sticker. Some want it wrapped, some want a call first. No town’s cart takes a TV. Each town’s page says what we know, from when, and whom to ask.',
  },
  {
    isOn: parts.permits,
    name: 'The permit',
    text: pageWords.permitRule ?? '',
  },
  {
    isOn: parts.dropOffs,
    name: 'The drop-off',
    text: 'Electronics go by county, paint goes to a shop near you, and furniture goes where a charity has room. Your town’s page names the places, for the days when you need no truck.',
  },
]

/** The parts that this business has. */
export const townRules = all.filter(({ isOn }) => isOn)

/** What changes at a town line, for those who pick their town next. */
export const TownByTown = () => (
  <section aria-labelledby="town-by-town">
    <h2 id="town-by-town" className="h2">
      What changes at the town line
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

import { pageWords } from '#site/pages.ts'

const rules = [
  {
    name: 'The curb',
    text: 'Many towns take one big item a week, free or by sticker. Some want it wrapped, some want a call first. No town’s cart takes a TV. Each town’s page says what we know, from when, and whom to ask.',
  },
  {
    name: 'The permit',
    text: pageWords.permitRule,
  },
  {
    name: 'The drop-off',
    text: 'Electronics go by county, paint goes to a shop near you, and furniture goes where a charity has room. Your town’s page names the places, for the days when you need no truck.',
  },
]

/** What changes at a town line, for those who pick their town next. */
export const TownByTown = () => (
  <section aria-labelledby="town-by-town">
    <h2 id="town-by-town" className="h2">
      What changes at the town line
    </h2>
    <dl className="mt-5">
      {rules.map(({ name, text }) => (
        <div key={name} className="py-4 border-t-2 border-solid border-ink">
          <dt className="h3">{name}</dt>
          <dd className="mt-1 max-w-[36rem]">{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)

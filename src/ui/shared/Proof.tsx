import { beforeAfter, crew } from '#site/home.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Credentials } from './Credentials.tsx'
import { Drawing } from './Drawing.tsx'

/** What we leave behind, and who comes: drawings until the owner's photos replace them. */
export const Proof = () => (
  <section aria-labelledby="crew-title" className="wrap pb-6 md:pb-24">
    <div className="grid gap-6 md:grid-cols-2 lg:gap-16 md:items-start">
      {beforeAfter.slice(0, 1).map((pair) => (
        <BeforeAfter key={pair.caption} pair={pair} />
      ))}
      <div className="crew">
        <div className="crew-picture">
          <Drawing name="crew" alt={crew.alt} className="w-full h-auto rounded" />
        </div>
        <div className="crew-words">
          <h2 id="crew-title" className="h3 md:text-[2.75rem]">
            {crew.heading}
          </h2>
          <p className="mt-1 md:mt-2 max-w-[34rem] leading-snug md:leading-normal">{crew.text}</p>
        </div>
        <Credentials className="crew-papers" />
      </div>
    </div>
  </section>
)

import { sentences } from '#sentences'
import { towns } from '#site/towns.ts'
import { say } from '#words'
import { pageTexts, townsServed } from '../../business/siteTexts.ts'
import { capital } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import { TapLink } from '../shared/Link.tsx'
import { hasMap, SmallMap, TownList } from '../shared/ServiceMap.tsx'

/** Where we go: the way to the page with all of it, and where there's room the map and every town as a link. */
export const AreaTeaser = () => (
  <section
    aria-labelledby="areas-title"
    className="md:[--height:42rem] wrap pb-6 md:pb-24 grid gap-4 md:grid-cols-[minmax(0,1fr)_min(22rem,46%)] lg:grid-cols-[minmax(0,1fr)_min(27.5rem,40%)] md:gap-12 lg:gap-16 md:items-center"
  >
    <div>
      <h2 id="areas-title" className="h2">
        {towns.length > 1 ? capital(townsServed()) : say.serviceAreas.heading(true)}
      </h2>
      <p className="mt-2 max-w-[36rem]">{pageTexts().areasTeaser}</p>
      <div className="hidden lg:block mt-6">
        <TownList towns={towns} />
      </div>
      <p className="mt-2 md:mt-4">
        <TapLink href={paths.serviceAreas}>{sentences.home.areas}</TapLink>
      </p>
    </div>
    {hasMap && (
      <div className="hidden md:block">
        <SmallMap />
      </div>
    )}
  </section>
)

import { pageWords } from '#site/pages.ts'
import { towns } from '../../content/townIndex.ts'
import type { DrawnMap } from '../mapGeometry.ts'
import { ServiceMap } from '../ServiceMap.tsx'
import { TownList } from '../TownList.tsx'

/**
 * Where we go: the map, whose names are links, and from a tablet on every town as words. The longer of the two columns
 * comes last, so that from the end of the first one the Tab key has no long way back up.
 */
export const AreaTeaser = ({ map }: { readonly map: DrawnMap }) => (
  <section aria-labelledby="areas-title" className="wrap pb-7 md:pb-24">
    <h2 id="areas-title" className="h2">
      {towns.length} towns we serve
    </h2>
    <p className="mt-2 md:mt-3 leading-snug md:leading-normal max-w-[36rem]">{pageWords.areasTeaser}</p>
    <div className="mt-4 md:mt-8 grid gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-14">
      <ServiceMap map={map} />
      <div className="hidden md:block">
        <TownList towns={towns} />
      </div>
    </div>
    <p className="mt-2 md:mt-8">
      <a href="/service-areas" className="link tap font-bold">
        See all service areas
      </a>
    </p>
  </section>
)

import { towns } from '../../content/townIndex.ts'
import type { DrawnMap } from '../mapGeometry.ts'
import { ServiceMap } from '../ServiceMap.tsx'
import { TownList } from '../TownList.tsx'

/** Where we drive: the map, and every town as a link. */
export const AreaTeaser = ({ map }: { readonly map: DrawnMap }) => (
  <section aria-labelledby="areas-title" className="pb-16 md:pb-24">
    <div className="wrap grid gap-8 lg:grid-cols-[1fr_1.25fr] lg:gap-14 lg:items-center">
      <div>
        <h2 id="areas-title" className="h2">
          {towns.length} towns, one truck ride apart
        </h2>
        <p className="mt-3 max-w-[36rem]">
          From Elmhurst to Joliet and from Batavia to Tinley Park. Not sure about your street? Call us, we will know.
        </p>
        <div className="mt-8">
          <TownList towns={towns} />
        </div>
        <p className="mt-8">
          <a href="/service-areas" className="btn-line">
            See all service areas
          </a>
        </p>
      </div>
      <ServiceMap map={map} />
    </div>
  </section>
)

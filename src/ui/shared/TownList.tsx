import { alphabetical } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import type { County, Town } from '../../sites/schema/town.ts'

const byName = (a: Town, b: Town): number => alphabetical(a.name, b.name)

/**
 * The map's towns as words: one list a county, each town under the county that most of it lies in. The longest list comes
 * first, so that going from column to column with the Tab key is no long way back up.
 */
export const TownList = ({ towns, current }: { towns: readonly Town[]; current?: string | undefined }) => {
  const inCounty = (county: County) => towns.filter(({ counties }) => counties[0] === county).sort(byName)
  const counties = [...new Set(towns.map(({ counties }) => counties[0]))].sort(
    (a, b) => inCounty(b).length - inCounty(a).length || alphabetical(a, b),
  )
  return (
    <div className="mapList">
      {counties.map((county) => (
        <section key={county} className="mapListCounty">
          <h3>{county} County</h3>
          <ul>
            {inCounty(county).map(({ slug, name }) => (
              <li key={slug}>
                <a href={paths.town(slug)} aria-current={slug === current ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

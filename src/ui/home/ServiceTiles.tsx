import { Fragment } from 'react'
import { sentences } from '#sentences'
import { tileSlugs } from '#site/home.ts'
import { services } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import type { Service } from '../../sites/schema/service.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { BoldLink } from '../shared/Link.tsx'
import { Band } from '../shared/Section.tsx'

type TileProps = { readonly service: Service; readonly wide: boolean }

const Tile = ({ service: { slug, drawing, name, summary, picture }, wide }: TileProps) => (
  <li className={wide ? 'tile md:col-span-2 md:row-span-2' : 'tile'}>
    <a
      href={paths.service(slug)}
      className="tile-link flex flex-col h-full bg-card border border-line rounded overflow-hidden"
    >
      <Drawing name={drawing} alt={picture} className="tile-picture" />
      <span className="tile-words">
        <span
          className={`font-head font-bold leading-tight block ${wide ? 'text-[1.25rem] sm:text-[1.625rem] md:text-[2.25rem]' : 'text-[1.25rem] sm:text-[1.5rem]'}`}
        >
          {name}
        </span>
        <span className="hidden sm:block mt-1 leading-snug">{summary}</span>
      </span>
    </a>
  </li>
)

/** Six tiles, the first one large, and the rest by name. */
export function ServiceTiles() {
  const tiles = tileSlugs.flatMap((slug) => services().filter((service) => service.slug === slug))
  const others = services().filter(({ slug }) => !tileSlugs.includes(slug))
  return (
    <Band
      id="services-title"
      heading={sentences.home.services}
      look="h2 max-w-[20ch]"
      className="[--height:47rem] md:[--height:83rem] pb-6 md:pb-24"
    >
      <ul className="tiles">
        {tiles.map((service, index) => (
          <Tile key={service.slug} service={service} wide={index === 0} />
        ))}
      </ul>
      <p className="mt-4 md:mt-6 leading-snug md:leading-normal">
        {sentences.home.also}
        {others.map(({ slug, name }, index) => (
          <Fragment key={slug}>
            {index > 0 && ', '}
            <BoldLink href={paths.service(slug)}>{name.toLowerCase()}</BoldLink>
          </Fragment>
        ))}
        {others.length > 0 && sentences.home.and}
        <BoldLink href={paths.services}>{sentences.home.everything}</BoldLink>.
      </p>
    </Band>
  )
}

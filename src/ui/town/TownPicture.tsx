import { services } from '#site/services.ts'
import type { Town } from '../../sites/schema/town.ts'
import { Drawing } from '../shared/Drawing.tsx'

/** A job, and what one like it costs in this town. */
export const TownPicture = ({ town: { example } }: { readonly town: Town }) => {
  const service = services.find(({ slug }) => slug === example?.service) ?? services[0]
  if (!service) return null
  return (
    <figure>
      <Drawing name={service.drawing} alt={service.picture} className="w-full h-auto rounded" eager />
      {example && (
        <figcaption className="relative max-w-[24rem] -mt-6 mr-auto ml-4 px-4 py-3 bg-marigold text-night leading-[1.35]">
          <strong className="font-head text-[1.625rem] leading-none">Usually {example.price}</strong> for {example.load}
        </figcaption>
      )}
    </figure>
  )
}

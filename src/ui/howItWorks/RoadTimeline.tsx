import { sentences } from '#sentences'
import type { Stop } from '../../sites/schema/texts.ts'
import { Drawing } from '../shared/Drawing.tsx'

/** A job down the road: our work on its right, yours on its left. On phones both stand on the right. */
export const RoadTimeline = ({ stops }: { readonly stops: readonly Stop[] }) => (
  <div className="road">
    <p className="road-sides" aria-hidden="true">
      <span>{sentences.howItWorks.you}</span>
      <span>{sentences.howItWorks.us}</span>
    </p>
    <ol className="grid gap-10 pt-8 pb-12 md:gap-13">
      {stops.map(({ title, us, you }, index) => (
        <li key={title} className="road-stop">
          <span className="road-sign" aria-hidden="true">
            {index + 1}
          </span>
          <div className="max-w-[30rem] md:[grid-area:1/2] md:max-w-[34rem] md:pl-14">
            <h3 className="h3">{title}</h3>
            <p className="mt-1">{us}</p>
          </div>
          <p className="road-you">
            <span className="font-bold md:sr-only">{sentences.howItWorks.yourPart}</span>
            {you}
          </p>
        </li>
      ))}
    </ol>
    <div className="road-truck" aria-hidden="true">
      <Drawing name="truck-piled" alt="" className="w-full h-auto" />
    </div>
  </div>
)

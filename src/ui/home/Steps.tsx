import { sentences } from '#sentences'
import { homeTexts } from '../../business/siteTexts.ts'
import { paths } from '../../routes.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Band } from '../shared/Section.tsx'

/** Four steps along a road, with the truck on its way. */
export const Steps = () => (
  <Band id="steps-title" heading={sentences.home.steps} className="py-6 md:py-24 overflow-x-clip">
    <div className="steps">
      <div className="steps-truck">
        <Drawing name="truck-piled" alt="" className="w-full h-auto" />
      </div>
      <ol className="grid gap-3 lg:grid-cols-[repeat(4,1fr)] lg:gap-8">
        {homeTexts().steps.map(({ title, text }, index) => (
          <li key={title} className="step">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="h3">{title}</h3>
            <p className="md:mt-1 max-w-[36rem] leading-snug md:leading-normal">{text}</p>
          </li>
        ))}
      </ol>
    </div>
    <p className="mt-4 md:mt-8">
      <TapLink href={paths.howItWorks}>{sentences.home.wholeJob}</TapLink>
    </p>
  </Band>
)

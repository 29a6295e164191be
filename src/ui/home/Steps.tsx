import { steps } from '#site/home.ts'
import { paths } from '../../routes.ts'
import { Drawing } from '../shared/Drawing.tsx'

/** Four steps along a road, with the truck on its way. */
export const Steps = () => (
  <section aria-labelledby="steps-title" className="py-6 md:py-24 overflow-x-clip">
    <div className="wrap">
      <h2 id="steps-title" className="h2">
        How it works
      </h2>
      <div className="steps">
        <div className="steps-truck">
          <Drawing name="truck-piled" alt="" className="w-full h-auto" />
        </div>
        <ol className="steps-list">
          {steps.map(({ title, text }, index) => (
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
        <a href={paths.howItWorks} className="link tap font-bold">
          See a whole job from start to finish
        </a>
      </p>
    </div>
  </section>
)

import { sentences } from '#sentences'
import { homeTexts } from '../../business/siteTexts.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Band } from '../shared/Section.tsx'

const drop = ['', 'md:mt-16', 'md:mt-6'] as const

/** Three pictures, hung at three heights. */
export const ImageCards = () => (
  <Band
    id="afterwards-title"
    heading={sentences.home.afterwards}
    className="[--height:24rem] md:[--height:31rem] on-dark bg-pine text-on-dark py-6 md:py-20"
  >
    <ul className="grid gap-3 md:grid-cols-3 md:gap-6 mt-4 md:mt-8">
      {homeTexts().imageCards.map(({ drawing, title, text, alt }, index) => (
        <li key={title} className={`flex flex-wrap gap-x-4 gap-y-3 items-center md:block ${drop[index]}`}>
          <div className="flex-[0_0_min(7.5rem,40%)] px-1 pt-1 pb-2 bg-card md:mb-4 md:px-2 md:pt-2 md:pb-3">
            <Drawing name={drawing} alt={alt} className="w-full h-auto" />
          </div>
          <div className="flex-[1_1_9rem]">
            <h3 className="h3">{title}</h3>
            <p className="mt-1 max-w-[24rem] text-on-dark leading-snug md:leading-normal">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Band>
)

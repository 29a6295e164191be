import { nightBefore, promises, shots, stops } from '#site/howItWorks.ts'
import { texts } from '#texts'
import { textsByLanguage } from '../language/texts.ts'
import type { HowItWorksTexts } from '../sites/schema/texts.ts'

/** What the business says of how a pickup goes. */
export const howItWorksTexts = textsByLanguage<HowItWorksTexts>(
  { stops, shots, nightBefore, promises },
  () => texts.howItWorks,
)

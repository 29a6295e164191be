import { alsoHauled, beforeTeardown, serviceGroups } from '#site/serviceGroups.ts'
import { texts } from '#texts'
import { textsByLanguage } from '../language/texts.ts'
import type { ServiceListTexts } from '../sites/schema/service.ts'

/** The services as the overview shows them: in groups, with what's hauled without a page of its own. */
export const serviceList = textsByLanguage<ServiceListTexts>(
  { groups: serviceGroups, beforeTeardown, alsoHauled },
  () => texts.serviceGroups,
)

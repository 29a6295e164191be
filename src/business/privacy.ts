import { site } from '#site/site.ts'
import { say } from '#words'
import { textsADay } from '../domain/contact/textMessage.ts'
import { keptDays } from '../domain/retention.ts'
import { listed } from '../language/texts.ts'
import { paths } from '../routes.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import type { Site } from '../sites/schema/site.ts'
import { textLabel } from '../sites/schema/texting.ts'
import type { Chapter } from '../sites/schema/texts.ts'

type Asked = Pick<Site, 'name' | 'phone' | 'features' | 'challengeKey'> & {
  readonly privacy: Required<Site>['privacy']
}

type Said = {
  readonly heading: string
  readonly label?: string
  /** What isn't so of this business is empty. */
  readonly paragraphs: readonly (string | false)[]
}

/** A chapter with what its words count, where they count something. */
const chapter = (id: string, { heading, label, paragraphs }: Said, count = 0): Chapter => ({
  id,
  heading,
  ...(label && { figure: { value: String(count), label } }),
  paragraphs: paragraphs.flatMap((paragraph) => paragraph || []),
  links: [],
})

const texts = ({ name, phone, privacy }: Asked): Chapter[] =>
  privacy.texts
    ? [
        chapter(
          'texts',
          say.privacy.texts(name, phone.label, privacy.texts, bookingForm.fields.texts.label(), textsADay),
          textsADay,
        ),
      ]
    : []

/**
 * What the website does with what it knows of people, as a page for them. It describes this software: whoever changes what's
 * stored, for how long, or who gets it, changes the words too.
 */
export function privacyChapters(asked: Asked): readonly Chapter[] {
  const { features, challengeKey, privacy } = asked
  const { requests, photos, visits, recipients, deletion, contact } = say.privacy
  return [
    chapter('requests', requests(keptDays), keptDays.requests),
    chapter('photos', photos(keptDays, features.jobs === true), keptDays.photos),
    chapter('visits', visits(keptDays, features.referrals, Boolean(challengeKey))),
    ...texts(asked),
    chapter('recipients', recipients(privacy.texts, listed(privacy.others ?? []), features.referrals)),
    {
      ...chapter('deletion', deletion(keptDays, Boolean(textLabel))),
      links: [{ href: paths.contact, label: contact }],
    },
  ]
}

const asked = site.privacy && { ...site, privacy: site.privacy }

/** The business's own; none where it has no privacy page. */
export const ownPrivacy = (): readonly Chapter[] => (asked ? privacyChapters(asked) : [])

/** What the privacy page and the terms say of texts; nothing where there are none. */
export const textsChapter = (): readonly Chapter[] => (asked ? texts(asked) : [])

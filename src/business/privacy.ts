import { site } from '#site/site.ts'
import { textsADay } from '../domain/contact/textMessage.ts'
import { keptDays } from '../domain/retention.ts'
import { listed } from '../language/texts.ts'
import { paths } from '../routes.ts'
import { bookingForm } from '../shared/forms/forms.ts'
import type { Site } from '../sites/schema/site.ts'
import { textLabel } from '../sites/schema/texting.ts'
import type { Chapter } from '../sites/schema/texts.ts'

/** "a day", "90 days". */
const inDays = (count: number): string => (count === 1 ? 'a day' : `${count} days`)

type Asked = Pick<Site, 'name' | 'phone' | 'features' | 'challengeKey'> & {
  readonly privacy: Required<Site>['privacy']
}

const requests: Chapter = {
  id: 'requests',
  heading: 'When you send us a form',
  figure: { value: String(keptDays.requests), label: 'days, then your request is deleted with all that belongs to it' },
  paragraphs: [
    'We keep what you type: your name, phone, email and address, what needs to go, and the pickup you book, with any change you make later. We add what we do about it, like calls, notes, prices, and when the crew came.',
    'We also keep how you found us: the first page you opened here, the website that sent you, and the name of the ad if it was one. There’s no cookie for that. Your browser forgets it when you close the tab.',
    'What you type into a form stays in your tab until you send it or close the tab, so it’s still there after a look at another page. We don’t get it before you send it.',
    `A request is deleted ${inDays(keptDays.requests)} after it comes in. If we’ve planned to do the job again, it’s kept until that day, and goes once there’s a new request for it. What we throw out as spam goes after ${inDays(keptDays.spam)}.`,
    'Of a job that we did, our books keep the day, the town, the kind of job, how it was paid, and the amounts. Nothing in them says whose it was.',
  ],
  links: [],
}

const photos = ({ features }: Asked): Chapter => ({
  id: 'photos',
  heading: 'Your photos',
  figure: { value: String(keptDays.photos), label: 'days, then photos are deleted' },
  paragraphs: [
    'Before we store a photo, we take out where it was taken and with which camera. We see it, and so does anybody who has the private link to it. Our crew may take some too, before and after its work: they’re on your receipt. If nobody’s there, it may take one of the door.',
    `Photos are deleted after ${inDays(keptDays.photos)}, and those whose form you never sent after ${inDays(keptDays.unsentPhotos)}.`,
    ...(features.jobs
      ? [
          'If you say yes when we ask, our website shows your job: what it was, your town, the month, what you paid, and a photo of it before and after. Your name and street aren’t in it. It’s there for as long as we keep your request, or until you want it gone: call or write us.',
        ]
      : []),
  ],
  links: [],
})

const visits = ({ challengeKey, features }: Asked): Chapter => ({
  id: 'visits',
  heading: 'When you only look around',
  paragraphs: [
    features.referrals
      ? 'You get one cookie from us, and only if you open a friend’s link: it keeps their code for thirty days, so that you both get what the program gives. Other cookies are for our own people, on the page where they work.'
      : 'You get no cookie from us. Those that there are keep our own people signed in, on the page where they work.',
    `To stop floods of fake requests, we count how much comes from one network address, phone number or email address. For that we store a scrambled form of it, never a network address itself, and delete the count after ${inDays(keptDays.limits)}. With a pickup, the scrambled form is kept as long as the request.`,
    `We count taps on our number by day and page, and delete the counts after ${inDays(keptDays.taps)}. They don’t say anything about you.`,
    ...(challengeKey ? ['Our forms use Cloudflare Turnstile, which checks that you aren’t a robot.'] : []),
  ],
  links: [],
})

/** What US carriers look for before they let a business send texts. */
const texts = ({ name, phone, privacy }: Asked): Chapter[] =>
  privacy.texts
    ? [
        {
          id: 'texts',
          heading: 'Text messages',
          figure: { value: String(textsADay), label: 'texts a day at most' },
          paragraphs: [
            `${name} texts you only if you tick “${bookingForm.fields.texts.label()}” when you book, or tap “Text it to me” to get the link to your pickup. Our texts are about that pickup: that it’s booked, moved or canceled, a reminder the day before, and that the crew is on the way or late.`,
            `How many you get depends on your pickup, with at most ${textsADay} in a day. Message and data rates may apply. Reply STOP to stop them, or HELP for help. You can also call us at ${phone.label}. Carriers aren’t liable for texts that come late or not at all.`,
            `We never share your number, or that you agreed to texts, with anybody for their marketing. ${privacy.texts} sends our texts, so it gets your number and what they say.`,
          ],
          links: [],
        },
      ]
    : []

const recipients = ({ features, privacy }: Asked): Chapter => {
  const { texts, others = [] } = privacy
  return {
    id: 'recipients',
    heading: 'Who gets it',
    paragraphs: [
      'We do: the owner, and the crew that comes to you. Each request is also mailed to us, and that mail is in our mailbox until we delete it.',
      `Cloudflare runs this website, stores what’s on it and sends its email${texts ? `, and ${texts} sends our texts, to you and to us` : ''}. Like any web host, it sees the network address of whoever opens a page.`,
      ...(others.length > 0 ? [`We also work with requests in ${listed(others)}.`] : []),
      ...(features.referrals
        ? ['If you make a link for our referral program, whoever opens it reads the name that you gave with it.']
        : []),
      'Nobody else gets it, unless the law makes us. We don’t sell it, we don’t rent it, and we don’t send you ads.',
    ],
    links: [],
  }
}

const deletion: Chapter = {
  id: 'deletion',
  heading: 'How to see it, or have it deleted',
  paragraphs: [
    `${textLabel ? 'Call, text or email' : 'Call or email'} us from the number or address that you gave. We’ll tell you what we have, or delete it: your request, its photos, its history and the messages about it. All that’s left is its reference number, so that nothing of it comes back, and apart from that the amounts in our books, which don’t say whose job it was.`,
    `Cloudflare can still have it in earlier states of our database, for up to ${inDays(keptDays.backups)}. If we ever go back to one of those, we’ll delete it again.`,
    'Each of our emails to you has a link that stops them. We then keep a scrambled form of your address, so that we know not to write to it.',
  ],
  links: [{ href: paths.contact, label: 'Contact us' }],
}

/**
 * What the website does with what it knows of people, as a page for them. It describes this software: whoever changes what's
 * stored, for how long, or who gets it, changes this too.
 */
export const privacyChapters = (asked: Asked): readonly Chapter[] => [
  requests,
  photos(asked),
  visits(asked),
  ...texts(asked),
  recipients(asked),
  deletion,
]

const asked = site.privacy && { ...site, privacy: site.privacy }

/** The business's own; undefined where it has no privacy page. */
export const ownPrivacy = asked && privacyChapters(asked)

/** What the privacy page and the terms say of texts; nothing where there are none. */
export const textsChapter = asked ? texts(asked) : []

/** "a day", "90 days". */
const days = (count: number): string => (count === 1 ? 'a day' : `${count} days`)

/** How many days each thing is kept. */
type Kept = Readonly<Record<'requests' | 'spam' | 'photos' | 'unsentPhotos' | 'limits' | 'taps' | 'backups', number>>

/** The chapters of the privacy page. `label` says what the figure in the margin counts. */
export const privacy = {
  requests: ({ requests, spam }: Kept) => ({
    heading: 'When you send us a form',
    label: 'days, then your request is deleted with all that belongs to it',
    paragraphs: [
      'We keep what you type: your name, phone, email and address, what needs to go, and the pickup you book, with any change you make later. We add what we do about it, like calls, notes, prices, and when the crew came.',
      'We also keep how you found us: the first page you opened here, the website that sent you, and the name of the ad if it was one. There’s no cookie for that. Your browser forgets it when you close the tab.',
      'What you type into a form stays in your tab until you send it or close the tab, so it’s still there after a look at another page. We don’t get it before you send it.',
      `A request is deleted ${days(requests)} after it comes in. If we’ve planned to do the job again, it’s kept until that day, and goes once there’s a new request for it. What we throw out as spam goes after ${days(spam)}.`,
      'Of a job that we did, our books keep the day, the town, the kind of job, how it was paid, and the amounts. Nothing in them says whose it was.',
    ],
  }),
  photos: ({ photos, unsentPhotos }: Kept, showsJobs: boolean) => ({
    heading: 'Your photos',
    label: 'days, then photos are deleted',
    paragraphs: [
      'Before we store a photo, we take out where it was taken and with which camera. We see it, and so does anybody who has the private link to it. Our crew may take some too, before and after its work: they’re on your receipt. If nobody’s there, it may take one of the door.',
      `Photos are deleted after ${days(photos)}, and those whose form you never sent after ${days(unsentPhotos)}.`,
      showsJobs &&
        'If you say yes when we ask, our website shows your job: what it was and where it went, your town, the month, what you paid, and a photo of it before and after. Your name and street aren’t in it. It’s there for as long as we keep your request, or until you want it gone: call or write us.',
    ],
  }),
  visits: ({ limits, taps }: Kept, hasReferrals: boolean, hasChallenge: boolean) => ({
    heading: 'When you only look around',
    paragraphs: [
      hasReferrals
        ? 'You get one cookie from us, and only if you open a friend’s link: it keeps their code for thirty days, so that you both get what the program gives. Other cookies are for our own people, on the page where they work.'
        : 'You get no cookie from us. Those that there are keep our own people signed in, on the page where they work.',
      `To stop floods of fake requests, we count how much comes from one network address, phone number or email address. For that we store a scrambled form of it, never a network address itself, and delete the count after ${days(limits)}. With a pickup, the scrambled form is kept as long as the request.`,
      `We count taps on our number by day and page, and delete the counts after ${days(taps)}. They don’t say anything about you.`,
      hasChallenge && 'Our forms use Cloudflare Turnstile, which checks that you aren’t a robot.',
    ],
  }),
  /** What US carriers look for before they let a business send texts. `box`: the label of the box to tick. */
  texts: (name: string, phone: string, service: string, box: string, perDay: number) => ({
    heading: 'Text messages',
    label: 'texts a day at most',
    paragraphs: [
      `${name} texts you only if you tick “${box}” when you book, or tap “Text it to me” to get the link to your pickup. Our texts are about that pickup: that it’s booked, moved or canceled, a reminder the day before, and that the crew is on the way or late.`,
      `How many you get depends on your pickup, with at most ${perDay} in a day. Message and data rates may apply. Reply STOP to stop them, or HELP for help. You can also call us at ${phone}. Carriers aren’t liable for texts that come late or not at all.`,
      `We never share your number, or that you agreed to texts, with anybody for their marketing. ${service} sends our texts, so it gets your number and what they say.`,
    ],
  }),
  /** `texts`: who sends our texts; `others`: a list of what else has requests in it. */
  recipients: (texts: string | undefined, others: string, hasReferrals: boolean) => ({
    heading: 'Who gets it',
    paragraphs: [
      'We do: the owner, and the crew that comes to you. Each request is also mailed to us, and that mail is in our mailbox until we delete it.',
      `Cloudflare runs this website, stores what’s on it and sends its email${texts ? `, and ${texts} sends our texts, to you and to us` : ''}. Like any web host, it sees the network address of whoever opens a page.`,
      others && `We also work with requests in ${others}.`,
      hasReferrals &&
        'If you make a link for our referral program, whoever opens it reads the name that you gave with it.',
      'Nobody else gets it, unless the law makes us. We don’t sell it, we don’t rent it, and we don’t send you ads.',
    ],
  }),
  deletion: ({ backups }: Kept, texting: boolean) => ({
    heading: 'How to see it, or have it deleted',
    paragraphs: [
      `${texting ? 'Call, text or email' : 'Call or email'} us from the number or address that you gave. We’ll tell you what we have, or delete it: your request, its photos, its history and the messages about it. All that’s left is its reference number, so that nothing of it comes back, and apart from that the amounts in our books, which don’t say whose job it was.`,
      `Cloudflare can still have it in earlier states of our database, for up to ${days(backups)}. If we ever go back to one of those, we’ll delete it again.`,
      'Each of our emails to you has a link that stops them. We then keep a scrambled form of your address, so that we know not to write to it.',
    ],
  }),
  contact: 'Contact us',
}

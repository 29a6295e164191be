import type { DrawingName } from '../../ui/drawings/catalog.ts'
import type { Link } from './town.ts'

// What the pages with texts of their own take.

export type Chapter = {
  readonly id: string
  readonly heading: string
  /** Shown large in the margin. */
  readonly figure?: { readonly value: string; readonly label: string }
  readonly paragraphs: readonly string[]
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** What stands beside the picture of the yard. */
export type Yard = { readonly heading: string; readonly paragraphs: readonly string[]; readonly picture: string }

export type Question = {
  /** Fragment in the page's address; other pages link to it, so it must not change. */
  readonly id: string
  readonly question: string
  /** 30 to 90 words; the same text goes to search engines. */
  readonly answer: string
  /** Where to read on, on this site or elsewhere. */
  readonly links?: readonly { readonly href: string; readonly label: string }[]
}

export type QuestionGroup = { readonly id: string; readonly name: string; readonly questions: readonly Question[] }

export type Stop = {
  readonly title: string
  /** What the crew does. */
  readonly us: string
  /** What the visitor does. */
  readonly you: string
}

/** A paragraph with links in it. */
export type Prose = readonly (string | Link)[]

export type Shot = { readonly title: string; readonly text: string }

/** A step of the referral program, and a question about it. */
export type ReferralStep = { readonly title: string; readonly text: string }
export type ReferralTerm = { readonly question: string; readonly answer: string }

/** A whole job, the pictures that help with its price, what to do the night before, and what's promised. */
export type HowItWorksTexts = {
  readonly stops: readonly Stop[]
  readonly shots: readonly Shot[]
  readonly nightBefore: readonly Prose[]
  readonly promises: readonly string[]
}

/** What a customer said, in their own words. */
export type Testimonial = {
  readonly quote: string
  readonly author: string
  readonly place: string
  readonly rating: number
  /** What we did: "Garage cleanout". */
  readonly job?: string
  /** The local date it was written: "2026-10-03". Ones that are only examples have none. */
  readonly date?: string
  /** Where it was published. */
  readonly source?: Link
}

/** One side of a before/after pair: a drawing, or the owner's photo that replaces it. */
type Side = { readonly drawing: DrawingName; readonly alt: string }

/** A job from the same spot, before and after. */
export type BeforeAfter = { readonly caption: string; readonly before: Side; readonly after: Side }

/** Who comes to the door. */
export type CrewText = { readonly heading: string; readonly text: string; readonly alt: string }

/** Who runs the business. There's no name until the owner gives one, and nothing of a person that isn't theirs. */
export type OwnerText = CrewText & { readonly name?: string }

type Titled = { readonly title: string; readonly text: string }

/** What the home page says, section by section. */
export type HomeTexts = {
  readonly hero: {
    readonly kicker: string
    readonly heading: string
    readonly lead: string
    readonly badges: readonly string[]
    readonly guarantees: readonly string[]
  }
  readonly steps: readonly Titled[]
  readonly imageCards: readonly (Titled & { readonly drawing: DrawingName; readonly alt: string })[]
  readonly testimonials: readonly Testimonial[]
  readonly beforeAfter: readonly BeforeAfter[]
  readonly crew: CrewText
  readonly reasons: readonly Titled[]
  readonly questions: readonly Pick<Question, 'question' | 'answer'>[]
  readonly statistics: readonly { readonly figure: string; readonly label: string }[]
}

/** A common load, picked with one tap. */
export type Preset = {
  readonly label: string
  /** Its items, as written in addresses. */
  readonly items: string
}

/** An example of what can be looked up. */
export type Search = { readonly word: string; readonly id: string }

/** An owner's photo that replaces a drawing wherever it is shown. */
export type Photo = {
  readonly replaces: Exclude<DrawingName, 'icon' | 'panorama'>
  /** Name of a JPEG, PNG or WebP file in `public/photos/`. */
  readonly file: string
  /** Alternative text, at least 10 characters. */
  readonly alt: string
  /** The side to keep when the photo is cropped to the drawing's shape; the middle by default. */
  readonly focus?: 'top' | 'right' | 'bottom' | 'left'
}

/** What the shared pages say about a business and its places; each is one sentence or title, said in its own voice. */
export type PageWords = {
  readonly homeTitle: string
  readonly aboutDescription: string
  readonly aboutHeading: string
  readonly aboutLead: string
  /** Only for a business with a blog. */
  readonly blogDescription?: string
  readonly servicesTitle: string
  readonly servicesDescription: string
  readonly areasTitle: string
  readonly areasDescription: string
  readonly areasLead: string
  /** Below the heading of Home's map. */
  readonly areasTeaser: string
  /** Who decides on permits, on the page of all towns; only for a business with permits. */
  readonly permitRule?: string
  /** How curbside pickup differs between the towns; only with curb rules. */
  readonly curbRule?: string
  /** In the footer, below the name. */
  readonly footer: string
  /** What to write to us: an example. */
  readonly exampleRequest: string
  /** Alternative text of the social images with our truck. */
  readonly truckPicture: string
}

/**
 * A figure that a business's texts print and that no record of its own has: what somebody else charges, decides or built.
 * A test holds that every figure on a page is in the business's data or in this list.
 */
export type Fact = {
  /** As the texts have it, with its unit: "75 feet", "April 1, 2026", "202-555-0123". */
  readonly figure: string
  /** What it is, and where it's from. */
  readonly what: string
}

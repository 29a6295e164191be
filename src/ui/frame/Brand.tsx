import { site } from '#site/site.ts'
import { Mark } from '../Logo.tsx'

/** The mark and the name; on narrow phones the name takes two lines so that the buttons keep their room. */
export const Brand = () => (
  <a href="/" className="mr-auto flex items-center gap-1.5 sm:gap-2 min-h-11 text-ink no-underline">
    <Mark size={34} />
    <span className="head-name">{site.name}</span>
    <span className="sr-only">, home</span>
  </a>
)

import { say } from '#words'
import type { Town } from '../../sites/schema/town.ts'
import { Section } from '../shared/Section.tsx'

/** When a hauler earns its price in this town, as lines of a work order. */
export const WorthIt = ({ town: { name, worthIt } }: { readonly town: Town }) => (
  <Section id="worth" heading={say.town.worth(name)} className="wrap pt-14 md:pt-20">
    <ul className={`mt-6 grid lg:gap-x-12 ${worthIt.length % 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
      {worthIt.map(({ when, text }) => (
        <li key={when} className="py-5 md:py-6 border-t-2 border-ink">
          <h3 className="font-head font-bold text-[1.625rem] md:text-[1.875rem] leading-tight">{when}</h3>
          <p className="mt-1.5 max-w-[38rem]">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

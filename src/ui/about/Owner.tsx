import { paths } from '../../routes.ts'
import type { OwnerText } from '../../sites/schema/texts.ts'
import { CallLink } from '../shared/ContactLinks.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { TapLink } from '../shared/Link.tsx'

/** Who runs the business: the office, until a portrait takes its place. A name is shown where the business gives one. */
export const Owner = ({ owner: { heading, name, text, alt } }: { readonly owner: OwnerText }) => (
  <section aria-labelledby="owner" className="owner">
    <div className="flex-[0_0_min(8.5rem,30%)] lg:max-w-[20rem]">
      <Drawing name="owner" alt={alt} sizes="(min-width: 64em) 20rem, 11rem" />
    </div>
    <div className="flex-[1_1_10rem] max-w-[38rem]">
      <h2 id="owner" className="h2">
        {heading}
      </h2>
      {name && <p className="h3 mt-2">{name}</p>}
      <p className="mt-4">{text}</p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <CallLink className="link tap font-bold" />
        <TapLink href={paths.contact}>Send us a message</TapLink>
      </p>
    </div>
  </section>
)

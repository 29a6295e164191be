import type { Page } from '../document/page.ts'
import { booking } from '../ui/gallery/booking.tsx'
import { drawn } from '../ui/gallery/drawn.tsx'
import type { ExampleGroup } from '../ui/gallery/example.ts'
import { forms } from '../ui/gallery/forms.tsx'
import { maps } from '../ui/gallery/maps.tsx'
import { parts } from '../ui/gallery/parts.tsx'
import { sections } from '../ui/gallery/sections.tsx'
import { skeletons } from '../ui/gallery/skeletons.tsx'
import { tickets } from '../ui/gallery/tickets.tsx'
import { trucks } from '../ui/gallery/trucks.tsx'

export const groups: readonly ExampleGroup[] = [
  parts,
  tickets,
  forms,
  booking,
  trucks,
  maps,
  sections,
  skeletons,
  drawn,
]

/** Every component in its states. Only the development server has this page. */
export const gallery: Page = {
  kind: 'gallery',
  head: {
    title: 'Component gallery',
    description:
      'Every component of this site in its states, for those who build it and for the tests that look at it.',
    noindex: true,
  },
  perRequest: true,
  body: () => (
    <div className="wrap py-10">
      <h1 className="h1">Component gallery</h1>
      {groups.map(({ title, examples }) => (
        <section key={title} aria-label={title} className="mt-12">
          <h2 className="h2 border-b-2 border-solid border-ink pb-2">{title}</h2>
          <div className="grid gap-8 md:grid-cols-2 mt-6 items-start">
            {examples.map(({ name, render, wide }) => (
              <section
                key={name}
                aria-label={name}
                data-example={name}
                className={wide ? 'min-w-0 md:col-span-2' : 'min-w-0'}
              >
                <p className="text-[0.9375rem] text-soft mb-2">{name}</p>
                {render()}
              </section>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}

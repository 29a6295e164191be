import type { Page } from '../document/page.ts'
import { booking } from '../ui/gallery/booking.tsx'
import { crew } from '../ui/gallery/crew.tsx'
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
  crew,
  trucks,
  maps,
  sections,
  skeletons,
  drawn,
]

const schemes = { system: 'As the system is set', light: 'Light', dark: 'Dark' } as const

/** The development server's stylesheet has a class for each scheme. */
const schemeOf = (query: URLSearchParams): string => {
  const asked = query.get('scheme')
  return asked === 'light' || asked === 'dark' ? `scheme-${asked}` : ''
}

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
  body: ({ query }) => (
    <div className={`py-10 bg-paper text-ink ${schemeOf(query)}`}>
      <div className="wrap">
        <h1 className="h1">Component gallery</h1>
        <ul className="flex flex-wrap gap-x-6">
          {Object.entries(schemes).map(([scheme, label]) => (
            <li key={scheme}>
              <a href={`?scheme=${scheme}`} className="link tap">
                {label}
              </a>
            </li>
          ))}
        </ul>
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
    </div>
  ),
}

import type { Page } from '../shared/document/page.ts'
import { groups } from './groups.tsx'

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
    <div className={`wrap py-10 bg-paper text-ink ${schemeOf(query)}`}>
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
      {Object.entries(groups).map(([title, examples]) => (
        <section key={title} aria-label={title} className="mt-12">
          <h2 className="h2 border-b-2 border-ink pb-2">{title}</h2>
          {Object.entries(examples).map(([name, render]) => (
            <section key={name} aria-label={name} data-example={name} className="mt-6">
              <p className="text-[0.9375rem] text-soft mb-2">{name}</p>
              {render()}
            </section>
          ))}
        </section>
      ))}
    </div>
  ),
}

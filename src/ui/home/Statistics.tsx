import { statistics } from '#site/home.ts'

export const Statistics = () => (
  <section aria-labelledby="statistics-title" className="bg-marigold text-night py-4 md:py-12">
    <div className="wrap">
      <h2 id="statistics-title" className="sr-only">
        Our numbers
      </h2>
      <dl className="grid grid-cols-2 lg:grid-cols-4 gap-x-6 gap-y-4">
        {statistics.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="leading-snug">{label}</dt>
            <dd className="font-head font-bold text-[2.75rem] md:text-[4.5rem] leading-none">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

import { reasons } from '#site/home.ts'

/** Why choose us: three lines of a work order. */
export const Reasons = () => (
  <section aria-labelledby="reasons-title" className="bg-sky py-6 md:py-20">
    <div className="wrap grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <h2 id="reasons-title" className="h2">
        Why people choose us
      </h2>
      <ul>
        {reasons.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-1 md:grid-cols-[min(15rem,41%)_1fr] md:gap-6 py-1.5 md:py-5 border-t-2 border-solid border-ink last:border-b-2"
          >
            <h3 className="font-head font-bold text-[1.375rem] md:text-[1.75rem] leading-tight">{title}</h3>
            <p className="max-w-[34rem] leading-snug md:leading-normal">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

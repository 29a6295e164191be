import { say } from '#words'
import { paths } from '../../routes.ts'

type Crumb = { readonly path: string; readonly label: string }

export type CrumbsProps = { readonly crumbs?: readonly Crumb[]; readonly here: string }

const home = (): Crumb => ({ path: paths.home, label: say.frame.home })

/** From home down; the page itself comes last, without a link. */
export const Breadcrumbs = ({ crumbs = [], here }: CrumbsProps) => (
  <nav aria-label={say.frame.breadcrumb} className="print:hidden">
    <ol className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
      {[home(), ...crumbs].map(({ path, label }) => (
        <li key={path} className="flex items-center gap-2">
          <a href={path} className="link tap-low justify-center">
            {label}
          </a>
          <span aria-hidden="true">/</span>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
)

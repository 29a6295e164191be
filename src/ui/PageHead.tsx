import type { ReactNode } from 'react'
import type { Crumb } from './Breadcrumbs.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

type Props = {
  readonly crumbs?: readonly Crumb[]
  readonly here: string
  readonly heading: string
  readonly lead: string
  readonly picture?: ReactNode
  readonly children?: ReactNode
}

/** The top of every page but Home: breadcrumb, heading and lead. */
export const PageHead = ({ crumbs, here, heading, lead, picture, children }: Props) => (
  <div className="bg-sky border-b border-solid border-line">
    <div className={`wrap pt-4 pb-10 md:pb-14 ${picture ? 'flex flex-wrap items-center gap-8' : ''}`}>
      <div className={picture ? 'flex-[1.1_1_20.9rem] max-md:basis-full' : undefined}>
        <Breadcrumbs crumbs={crumbs} here={here} />
        <h1 className="h1 mt-4 max-w-[18ch]">{heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem] leading-relaxed">{lead}</p>
        {children}
      </div>
      {picture && <div className="flex-[1_1_19rem] max-md:basis-full">{picture}</div>}
    </div>
  </div>
)

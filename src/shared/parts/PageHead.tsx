import type { ComponentProps, ReactNode } from 'react'
import { site } from '#site/site.ts'
import { say } from '#words'
import { type BookingPrefill, paths } from '../../routes.ts'
import type { DrawingName } from '../drawings/catalog.ts'
import { Breadcrumbs, type CrumbsProps } from './Breadcrumbs.tsx'
import { Drawing } from './Drawing.tsx'
import { TapLink } from './Link.tsx'

type Props = CrumbsProps & {
  readonly heading: string
  readonly lead: string
  /** Next to the words, or below them on phones. */
  readonly picture?: ReactNode
  /** Where there's no picture, wide screens have our truck here, loaded as far as it suits the page. */
  readonly truck?: (DrawingName & `truck-${string}`) | 'none'
  readonly children?: ReactNode
}

/** A drawing next to the words. */
export const HeadPicture = (props: Pick<ComponentProps<typeof Drawing>, 'name' | 'alt'>) => (
  <Drawing {...props} className="w-full h-auto rounded" eager />
)

/** A head that leaves a phone's first screen to what follows: a form, or a list. */
export const PlainHead = ({ here, heading, lead }: Pick<Props, 'here'> & Partial<Pick<Props, 'heading' | 'lead'>>) => (
  <div className="wrap pt-1 md:pt-3">
    <Breadcrumbs here={here} />
    {heading && <h1 className="h2">{heading}</h1>}
    {lead && <p className="mt-2 max-w-[36rem] text-[1.1875rem] leading-relaxed">{lead}</p>}
  </div>
)

/** The top of most pages but Home: breadcrumb, heading, lead and what fills the other half. */
export const PageHead = ({ crumbs, here, heading, lead, picture, truck = 'truck-minimum', children }: Props) => (
  <div className="bg-sky border-b border-line">
    <div className="wrap pt-4 pb-10 md:pb-14 flex flex-wrap items-center gap-8">
      <div className="flex-[1.1_1_20.9rem] max-md:basis-full">
        <Breadcrumbs crumbs={crumbs} here={here} />
        <h1 className="h1 mt-4 max-w-[18ch]">{heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem] leading-relaxed">{lead}</p>
        {children}
      </div>
      {picture && <div className="flex-[1_1_19rem] max-md:basis-full">{picture}</div>}
      {!picture && truck !== 'none' && (
        <div className="hidden md:block flex-[1_1_19rem] self-end -mb-14" aria-hidden="true">
          <Drawing name={truck} alt="" className="ml-auto w-[20rem] lg:w-[24rem] h-auto" />
        </div>
      )}
    </div>
  </div>
)

type HeadActionsProps = {
  readonly known?: BookingPrefill
}

/** The one thing to do on an inner page, and a link to the price. The header and the call bar have the phone. */
export const HeadActions = ({ known }: HeadActionsProps) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-6" data-head-actions="">
    <a href={paths.schedule(known)} className="btn-main max-sm:grow">
      {say.frame.bookPickup}
    </a>
    <TapLink href={site.features.calculator ? paths.calculator : paths.quote}>
      {site.features.calculator ? say.frame.priceCalculator : say.frame.freeQuote}
    </TapLink>
  </div>
)

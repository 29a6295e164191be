import { site } from '#site/site.ts'
import { costWords } from '../../business/money.ts'
import { paths } from '../../routes.ts'
import type { Service } from '../../sites/schema/service.ts'
import { CallLink, TextLink } from '../shared/ContactLinks.tsx'
import { PhoneIcon, TextIcon } from '../shared/icons.tsx'
import { SameDayClock } from '../shared/SameDay.tsx'

/** For a phone's first screen: what an example costs and how to reach us; the text message names the job. */
export const FirstAnswer = ({ service: { slug, cost, buys, message } }: { readonly service: Service }) => (
  <>
    <div className="mt-4 flex flex-wrap items-center gap-2.5">
      <p className="price-tag shrink-0 max-w-full">
        <strong className="text-[1.125rem]">{costWords(cost)}</strong>
      </p>
      <p className="flex-[1_1_14rem] leading-snug">{buys}</p>
    </div>
    <div className="mt-5 pairs gap-2.5 lg:max-w-[30rem]" data-contact-actions="">
      <CallLink className="btn-main">
        <PhoneIcon className="w-5 h-5 shrink-0" />
        <span>
          <span className="lg:sr-only">Call us</span>
          <span className="hidden lg:inline">{site.phone.label}</span>
        </span>
      </CallLink>
      <TextLink className="btn-dark" message={message}>
        <TextIcon className="w-5 h-5 shrink-0" />
        Text us
      </TextLink>
      <a href={paths.schedule({ service: slug })} className="btn-line">
        Book a pickup
      </a>
      <a href={site.features.calculator ? paths.calculator : '#price'} className="btn-line md:px-1">
        {site.features.calculator ? 'Price calculator' : 'See the prices'}
      </a>
    </div>
    <div className="mt-4">
      <SameDayClock />
    </div>
  </>
)

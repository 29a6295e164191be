import { costWords } from '../../business/pricing.ts'
import type { Service } from '../../sites/schema/service.ts'
import { HeadActions } from '../shared/HeadActions.tsx'
import { SameDayClock } from '../shared/SameDay.tsx'

/** For a phone's first screen: what an example costs and what to do next. */
export const FirstAnswer = ({ service: { slug, cost, buys } }: { readonly service: Service }) => (
  <>
    <div className="mt-4 flex flex-wrap items-center gap-2.5">
      <p className="price-tag shrink-0 max-w-full">
        <strong className="text-[1.125rem]">{costWords(cost)}</strong>
      </p>
      <p className="flex-[1_1_16rem] leading-snug">{buys}</p>
    </div>
    <HeadActions known={{ service: slug }} />
    <div className="mt-4">
      <SameDayClock />
    </div>
  </>
)

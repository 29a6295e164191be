import { services } from '#site/services.ts'
import type { Service } from '../../sites/schema/service.ts'
import type { Examples } from '../gallery/groups.tsx'
import { Thread } from './Thread.tsx'
import { WorkOrder } from './WorkOrder.tsx'

const [service] = services as readonly [Service, ...Service[]]

export const examples: Examples = {
  'Work order': () => <WorkOrder service={service} />,
  'Questions as messages': () => <Thread service={service} />,
}

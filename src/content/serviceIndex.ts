import facts from '#build/services.json'
import type { ServiceFacts } from './services.ts'

/** Every service's facts without its text, as the build took them from `services.ts`. What runs in the Worker imports this. */
export const services: readonly ServiceFacts[] = facts

/** What is offered without a page of its own; with the pages they make the ten service types. */
export const otherServices = ['Mattress and box spring removal', 'Electronics pickup'] as const

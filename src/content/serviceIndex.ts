import facts from '#build/services.json'
import type { ServiceFacts } from '../sites/service.ts'

/** Every service without its text, which the build takes from `services.ts`. The Worker's code imports this one. */
export const services: readonly ServiceFacts[] = facts

/** What is offered without a page of its own; with the pages they make the ten service types. */
export const otherServices = ['Mattress and box spring removal', 'Electronics pickup'] as const

import facts from '#build/services.json'
import type { ServiceFacts } from '../sites/schema/service.ts'

/** Every service without its text, which the build takes from `services.ts`. The Worker's code imports this one. */
export const services: readonly ServiceFacts[] = facts

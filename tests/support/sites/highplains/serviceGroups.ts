import type { AlsoHauled, ServiceGroups } from '../../../../src/sites/schema/service.ts'

export const serviceGroups: ServiceGroups = {
  wholeRoom: { id: 'a-load', name: 'A load', text: 'Anything two people can carry.', services: ['junk-pickup'] },
}
export const beforeTeardown: Readonly<Record<string, string>> = {}
export const alsoHauled: readonly AlsoHauled[] = []

import type { Catalog } from '../../../../src/sites/schema/item.ts'

export const catalog: Catalog | undefined = undefined
export const refused: readonly string[] = ['Liquid paint']

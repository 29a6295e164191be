import type { Prose, Shot, Stop } from '../../../../src/sites/schema/texts.ts'

export const stops: readonly Stop[] = [{ title: 'You call', us: 'We give you a range.', you: 'Tell us what you have.' }]
export const shots: readonly Shot[] = [{ title: 'The pile', text: 'From the doorway.' }]
export const nightBefore: readonly Prose[] = [['Mark what stays.']]
export const promises: readonly string[] = ['Free estimates']

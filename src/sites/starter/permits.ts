import type { PermitRules } from '../schema/town.ts'

/** Said wherever something is torn down. A county's own rule, where there's one, is a field of its own. */
export const permitRules: PermitRules | undefined = {
  decides:
    'Your city or county building department decides. Ask before the teardown, and we’ll set the day once you have the answer.',
  dig: 'If you’re digging out posts or footings, call 811 first, and wait until the lines are marked.',
}

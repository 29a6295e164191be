import { followDays } from '../form/followDays.ts'

/** Its radio buttons need no framework. */
export const hydrate = followDays

/** Does what may turn out to be for nothing when nothing else is to be done, but does it. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 50)

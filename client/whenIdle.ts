/** Calls it when the browser has nothing else to do; in Safari, which can't say so, soon. */
export const whenIdle = (act: () => void): void => void (window.requestIdleCallback ?? setTimeout)(act)

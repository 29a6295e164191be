import type { Notice } from './behaviours/notices.ts'

/**
 * Shows a small note at the edge of the screen for a few seconds. It is loaded when the first one is needed. Never the
 * only place where something important is said: it goes by itself, and without the network it does not come.
 */
export const notify = (notice: Notice): void =>
  void import('./behaviours/notices.ts').then(({ showNotice }) => showNotice(notice)).catch(() => {})

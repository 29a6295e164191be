import type { Notice } from './behaviors/notices.ts'

let loading: Promise<typeof import('./behaviors/notices.ts')> | undefined

/**
 * Shows a small note at the edge of the screen for a few seconds. It is loaded when the first one is needed. Never the
 * only place where something important is said: it goes by itself, and without the network it does not come.
 */
export function notify(notice: Notice): void {
  // One promise for all: two imports that are under way need not end in the order in which they began.
  loading ??= import('./behaviors/notices.ts')
  void loading
    .then(({ showNotice }) => showNotice(notice))
    .catch(() => {
      loading = undefined
    })
}

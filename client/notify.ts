import type { Notice } from './behaviors/notices.ts'

let loading: Promise<typeof import('./behaviors/notices.ts')> | undefined

/**
 * Shows a small notice at the edge of the screen for a few seconds. Its code is loaded on first use. Never the only
 * place for something important: it disappears by itself, and doesn't come without the network.
 */
export function notify(notice: Notice): void {
  // One promise for all, since two concurrent imports may finish in another order.
  loading ??= import('./behaviors/notices.ts')
  void loading
    .then(({ showNotice }) => showNotice(notice))
    .catch(() => {
      loading = undefined
    })
}

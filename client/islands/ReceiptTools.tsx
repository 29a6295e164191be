import type { ReceiptToolsProps } from '../../src/mine/ReceiptTools.tsx'

/** Two clicks need no framework. */
export function hydrate(root: HTMLElement, { text }: ReceiptToolsProps): void {
  root.querySelector('[data-print]')?.addEventListener('click', () => print())
  const share = root.querySelector('[data-share]')
  if (!share || !('share' in navigator)) return
  share.classList.remove('invisible')
  // Turned away, the sheet rejects; there's nothing to do about it.
  share.addEventListener('click', () => navigator.share({ text }).catch(() => undefined))
}

import { sentences } from '#sentences'

export type ReceiptToolsProps = {
  /** What is shared: when we come, and nothing of who or where. Without it, it's printed only. */
  readonly text?: string
}

/** What only a script can do with a receipt. Sharing is hidden until it's known that the browser can. */
export const ReceiptTools = ({ text }: ReceiptToolsProps) => (
  <p className="scripted flex gap-6 print:hidden">
    <button type="button" data-print="" className="link tap font-bold">
      {sentences.pickup.print}
    </button>
    {text && (
      <button type="button" data-share="" className="invisible link tap font-bold">
        {sentences.pickup.shareTime}
      </button>
    )}
  </p>
)

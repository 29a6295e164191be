import { say } from '#words'

export type CopyButtonProps = {
  readonly text: string
  /** What it copies, where the text itself is too long for a button. */
  readonly what?: string
}

/** Copies a text. Hidden until the script has loaded. */
export const CopyButton = ({ text, what = text }: CopyButtonProps) => (
  <button type="button" className="mt-3 btn-line break-anywhere max-w-full scripted">
    {say.notice.copy(what)}
  </button>
)

export type CopyButtonProps = { readonly text: string }

/** Copies a text. Hidden until the script has loaded. */
export const CopyButton = ({ text }: CopyButtonProps) => (
  <button type="button" className="mt-3 btn-line break-anywhere max-w-full copy-button">
    Copy {text}
  </button>
)

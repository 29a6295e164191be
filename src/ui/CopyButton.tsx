export type CopyButtonProps = { readonly text: string }

/** Copies a text. Needs the script, so it is not to be seen before that is there. */
export const CopyButton = ({ text }: CopyButtonProps) => (
  <button type="button" className="btn-line break-anywhere max-w-full copy-button">
    Copy {text}
  </button>
)

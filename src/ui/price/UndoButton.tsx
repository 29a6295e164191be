/** Takes the last change of the list back. */
export const UndoButton = ({ undo }: { readonly undo: () => void }) => (
  <button type="button" onClick={undo} className="calc-undo">
    Undo
  </button>
)

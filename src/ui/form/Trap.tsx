import { trapName } from '../../forms/form.ts'

/** A field that only programs see and fill in. Out of sight, of the tab order and of what screen readers say. */
export const Trap = ({ form }: { readonly form: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor={`${form}-${trapName}`}>Leave this line empty</label>
    <input id={`${form}-${trapName}`} name={trapName} tabIndex={-1} autoComplete="off" />
  </div>
)

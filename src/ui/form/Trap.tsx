import { trapName } from '../../forms/form.ts'
import { fieldBox } from './TextInput.tsx'

/**
 * A field that only programs see and fill in: it looks like the others, and lies out of sight, of the tab order and of what
 * screen readers say.
 */
export const Trap = ({ form }: { readonly form: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor={`${form}-${trapName}`}>Leave this line empty</label>
    <input
      id={`${form}-${trapName}`}
      name={trapName}
      tabIndex={-1}
      autoComplete="off"
      className={`${fieldBox} border-soft min-w-[10rem]`}
    />
  </div>
)

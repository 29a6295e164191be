import { honeypotName } from '../../forms/form.ts'
import { fieldBox } from './TextInput.tsx'

/** A field that only robots fill in: off screen, not in the tab order, and hidden from screen readers. */
export const Honeypot = ({ form }: { readonly form: string }) => (
  <div className="off-screen" aria-hidden="true">
    <label htmlFor={`${form}-${honeypotName}`}>Leave this line empty</label>
    <input
      id={`${form}-${honeypotName}`}
      name={honeypotName}
      tabIndex={-1}
      autoComplete="off"
      className={`${fieldBox} border-soft min-w-[10rem]`}
    />
  </div>
)

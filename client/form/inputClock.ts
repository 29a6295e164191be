const firsts = ['focusin', 'keydown', 'input', 'paste'] as const

type Clock = { readonly elapsedMs: () => number | undefined; readonly stop: () => void }

/** Whether the visitor or autofill changed a field before hydration. */
const isFilled = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some(
    (field) =>
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLInputElement &&
        (field.value !== field.defaultValue || field.checked !== field.defaultChecked)),
  )

/**
 * Measures how long a form is being filled in, in ms from the first input event. Undefined where that's unknown: on a
 * slow line people type before the script has loaded. `filled`: a field was changed before.
 */
export function inputClock(form: EventTarget, filled: boolean, now = () => performance.now()): Clock {
  let since: number | undefined
  const start = () => {
    since ??= now()
  }
  if (!filled) for (const name of firsts) form.addEventListener(name, start)
  return {
    elapsedMs: () => (since === undefined ? undefined : now() - since),
    stop: () => {
      for (const name of firsts) form.removeEventListener(name, start)
    },
  }
}

/** The clock of a form on the page. */
export const clockOf = (form: HTMLFormElement): Clock => inputClock(form, isFilled(form))

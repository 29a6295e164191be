type Control = HTMLInputElement | HTMLTextAreaElement

/** Says in the form's own words what's missing, while the browser still checks it: a form's script may come later. */
export function missingWords(): void {
  const listen = (event: string, words: (control: Control) => string) =>
    addEventListener(
      event,
      ({ target }) => {
        const control = target as Control
        if (control.matches('input,textarea')) control.setCustomValidity(words(control))
      },
      true,
    )
  listen('invalid', ({ validity, dataset }) => (validity.valueMissing ? (dataset.missing ?? '') : ''))
  listen('input', () => '')
}

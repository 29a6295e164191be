type Control = HTMLInputElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Says in the form's own words what's missing, while the browser still checks it: a form's script may come later. */
export function missingWords(): void {
  const listen = (event: string, words: (control: Control) => string) =>
    addEventListener(event, ({ target }) => isControl(target) && target.setCustomValidity(words(target)), true)
  listen('invalid', ({ validity, dataset }) => (validity.valueMissing ? (dataset.missing ?? '') : ''))
  listen('input', () => '')
}

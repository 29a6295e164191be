/** The button that a form was sent with. */
export type Submitter = HTMLButtonElement | undefined

/** A form's data with that of the button it was sent with; older browsers' FormData takes no button. */
export function dataOf(form: HTMLFormElement, button: Submitter): FormData {
  const data = new FormData(form)
  if (button?.name) data.append(button.name, button.value)
  return data
}

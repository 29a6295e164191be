import { type FormEvent, type ReactNode, useEffect, useState } from 'react'

type Props = { readonly className?: string; readonly children: ReactNode }

export const Submit = ({ className = 'btn-main w-full', children }: Props) => (
  <button type="submit" className={className}>
    {children}
  </button>
)

/** Sends a form as browsers do without scripts, with all that was typed and the button that was pressed. */
export function sendPlainly(form: HTMLFormElement, button: HTMLElement | null | undefined): void {
  if (button instanceof HTMLButtonElement) {
    const { name, value } = button
    if (name) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    if (button.hasAttribute('formaction')) form.action = button.formAction
  }
  form.submit()
}

/** Handles a form's `submit` by script. Whatever throws in it, at once or later, sends the form the plain way. */
export const byScript =
  (send: (form: HTMLFormElement, button: HTMLButtonElement | undefined) => void | Promise<void>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { currentTarget: form, nativeEvent } = event
    const { submitter } = nativeEvent as SubmitEvent
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined
    const sent = async () => send(form, button)
    void sent().catch((error: unknown) => {
      console.warn('A form is sent without its script', error)
      sendPlainly(form, button)
    })
  }

/** On a phone, the field that's typed in moves to the top, since the keyboard would cover what is found below it. */
export function bringUp(field: HTMLElement | null): void {
  if (field && field === document.activeElement && matchMedia('(max-width: 63.99em)').matches)
    field.closest('search')?.scrollIntoView()
}

/** A text that updates only when typing or tapping pauses, for live regions. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(setPaused, 600, text)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

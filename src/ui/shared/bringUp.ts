/** On a phone, the field that's typed in moves to the top, since the keyboard would cover what is found below it. */
export function bringUp(field: HTMLElement | null): void {
  if (field && field === document.activeElement && matchMedia('(max-width: 63.99em)').matches)
    field.closest('search')?.scrollIntoView()
}

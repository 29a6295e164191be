/** Where the tab keeps what was typed: by browsers' words for what a field asks, or by its name. */
const place = 'typed'

type Field = HTMLInputElement | HTMLTextAreaElement

const read = (): Record<string, string> => JSON.parse(sessionStorage.getItem(place) ?? '{}')

/** Forms that ask for something have an id; those that only look up a booking, or change one, keep nothing. */
const isAsking = (form: HTMLFormElement | null) => form?.id && (form.method === 'get' || form.closest('[data-island]'))

const isKept = (field: unknown): field is Field =>
  ((field instanceof HTMLInputElement && /^(text|tel|email)$/.test(field.type)) ||
    field instanceof HTMLTextAreaElement) &&
  field.autocomplete !== 'off' &&
  Boolean(isAsking(field.form))

const meaning = ({ autocomplete, name }: Field) => autocomplete || name

function keep(field: unknown): void {
  if (isKept(field)) sessionStorage.setItem(place, JSON.stringify({ ...read(), [meaning(field)]: field.value }))
}

const takes = ({ maxLength, inputMode }: Field, text: string) =>
  (maxLength < 0 || text.length <= maxLength) && (inputMode !== 'numeric' || /^\d+$/.test(text))

/** Fills in what was typed elsewhere in this tab, where neither the visitor nor the server has put anything. */
function fill(fields: readonly Field[]): void {
  const typed = read()
  for (const field of fields) {
    const text = typed[meaning(field)] ?? ''
    if (field.value || !text || !takes(field, text)) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

// Where storage is blocked, this throws before anything listens.
read()
addEventListener('input', ({ target }) => keep(target))
// To the other way to book: the window goes along in the address, and what was typed is filled in there.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-draft]')
  if (!link) return
  const url = new URL(link.href)
  for (const field of document.querySelectorAll('input')) {
    if (field.name === 'slot' && field.checked) url.searchParams.set('slot', field.value)
    if (isKept(field) && read()[meaning(field)]) url.searchParams.delete(field.name)
  }
  link.href = url.href
})

/** What was typed into our forms is there in the next one of this tab, until the page that says it was received. */
export function keepTyped(): void {
  if (document.querySelector('[data-received]')) sessionStorage.removeItem(place)
  const fields = Array.from(document.querySelectorAll('input, textarea')).filter(isKept)
  // What loaded this: the first letters, or all that a browser fills in at once.
  const { activeElement } = document
  for (const field of fields)
    if (field.form === activeElement?.closest('form') && field.value !== field.defaultValue) keep(field)
  fill(fields)
}

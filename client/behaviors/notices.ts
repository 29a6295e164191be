import { nextEnd, noNotices, passed, shownOf, withNotice, without } from './noticeQueue.ts'
import sheet from './notices.css?url'

export type Notice = {
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** ms; 4000 by default. */
  readonly duration?: number
}

type Queue = ReturnType<typeof withNotice<Notice>>

let queue: Queue = noNotices
let newest = 0
let counted = 0
let pointed = false
let cameFrom: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const drawn = new Map<number, HTMLElement>()

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') => {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

/** The live region exists before the first notice, so that screen readers announce what is added to it. */
const region = element('div', 'edge-notes')
region.setAttribute('role', 'status')
region.setAttribute('aria-live', 'polite')
region.setAttribute('aria-atomic', 'false')

const loaded = new Promise<unknown>((resolve) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  link.onload = link.onerror = resolve
  document.head.append(link)
  document.body.append(region)
})

/** Applies a change as of now, redraws, and sets a timer for the next expiry. */
function turn(change: (queue: Queue) => Queue): void {
  const now = performance.now()
  queue = change(passed(queue, now - counted))
  counted = now
  clearTimeout(timer)
  draw()
  const end = nextEnd(queue)
  if (end !== undefined) timer = setTimeout(turn, end, (same: Queue) => same)
}

const close = (id: number) => turn((now) => without(now, id))

function slip(id: number, { text, action }: Notice): HTMLElement {
  const note = element('div', 'edge-note')
  note.append(element('p', 'edge-note-text', text))
  if (action) {
    const button = element('button', 'edge-note-action', action.label)
    button.type = 'button'
    button.onclick = () => {
      close(id)
      action.run()
    }
    note.append(button)
  }
  const shut = element('button', 'edge-note-close')
  shut.type = 'button'
  shut.setAttribute('aria-label', 'Close this note')
  shut.onclick = () => close(id)
  note.append(shut)
  return note
}

/** Moves the focus to the last remaining notice, or back to where it was before. */
function giveFocusBack(note: HTMLElement): void {
  if (!note.contains(document.activeElement)) return
  const next = [...drawn.values()].at(-1)?.querySelector('button')
  const target = next ?? cameFrom
  target?.focus()
}

/** Removes a notice; with motion allowed, the sheet animates its exit first. */
async function leave(note: HTMLElement): Promise<void> {
  giveFocusBack(note)
  note.inert = true
  note.classList.add('edge-note-leaving')
  await Promise.allSettled(note.getAnimations().map(({ finished }) => finished))
  note.remove()
}

function draw(): void {
  const shown = shownOf(queue)
  for (const [id, note] of drawn) {
    if (shown.some((item) => item.id === id)) continue
    drawn.delete(id)
    void leave(note)
  }
  for (const { id, content } of shown) {
    if (drawn.has(id)) continue
    const note = slip(id, content)
    drawn.set(id, note)
    region.append(note)
  }
}

/** Holds the queue while the pointer or the focus is in a notice. */
const hold = () => {
  const held = pointed || region.contains(document.activeElement)
  if (held !== queue.held) turn((now) => ({ ...now, held }))
}
const point = ({ type }: Event) => {
  pointed = type === 'pointerenter'
  hold()
}
region.addEventListener('pointerenter', point)
region.addEventListener('pointerleave', point)
region.addEventListener('focusin', ({ relatedTarget }) => {
  if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget
  hold()
})
// The new focus is known only after this event.
region.addEventListener('focusout', () => setTimeout(hold))

document.addEventListener('keydown', ({ key }) => {
  const last = shownOf(queue).at(-1)
  if (key === 'Escape' && last) close(last.id)
})

/** Shows a notice, or queues it while three are shown. */
export async function showNotice(notice: Notice): Promise<void> {
  await loaded
  newest++
  const id = newest
  turn((now) => withNotice(now, id, notice, notice.duration))
}

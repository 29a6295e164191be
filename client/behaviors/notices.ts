import { say } from '#words'
import sheet from './notices.css?url'

export type Notice = {
  readonly text: string
  /** Its language, where that isn't the page's. */
  readonly lang?: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** ms; 4000 by default. */
  readonly duration?: number
}

/** A notice on the screen, and how long it stays there while nothing holds it, in ms. */
type Slip = { readonly note: HTMLElement; left: number; since: number; timer?: ReturnType<typeof setTimeout> }

const mostShown = 3
const usualMs = 4000

/** Notices whose turn comes when one of those on the screen is gone. */
const waiting: Notice[] = []
let slips: readonly Slip[] = []
let pointed = false
let held = false
let cameFrom: HTMLElement | undefined

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

function run(slip: Slip): void {
  slip.since = performance.now()
  slip.timer = setTimeout(close, slip.left, slip)
}

function pause(slip: Slip): void {
  clearTimeout(slip.timer)
  slip.left -= performance.now() - slip.since
}

/** Holds all notices while the pointer or the focus is in one. */
function hold(): void {
  const now = pointed || region.contains(document.activeElement)
  if (now === held) return
  held = now
  for (const slip of slips)
    if (held) pause(slip)
    else run(slip)
}

function showNext(): void {
  const next = slips.length < mostShown && waiting.shift()
  if (!next) return
  const slip: Slip = { note: element('div', 'edge-note'), left: next.duration ?? usualMs, since: 0 }
  fill(slip, next)
  slips = [...slips, slip]
  region.append(slip.note)
  if (!held) run(slip)
}

/** Removes a notice; with motion allowed, the sheet animates its exit first. */
async function close(slip: Slip): Promise<void> {
  clearTimeout(slip.timer)
  const { note } = slip
  slips = slips.filter((other) => other !== slip)
  // The focus goes to the last remaining notice, or back to where it was before.
  if (note.contains(document.activeElement)) (slips.at(-1)?.note.querySelector('button') ?? cameFrom)?.focus()
  note.inert = true
  note.classList.add('edge-note-leaving')
  showNext()
  await Promise.allSettled(note.getAnimations().map(({ finished }) => finished))
  note.remove()
}

function fill(slip: Slip, { text, lang, action }: Notice): void {
  if (lang) slip.note.lang = lang
  slip.note.append(element('p', 'edge-note-text', text))
  if (action) {
    const button = element('button', 'edge-note-action', action.label)
    button.type = 'button'
    button.onclick = () => {
      void close(slip)
      action.run()
    }
    slip.note.append(button)
  }
  const shut = element('button', 'edge-note-close')
  shut.type = 'button'
  shut.setAttribute('aria-label', say.notice.close)
  shut.onclick = () => void close(slip)
  slip.note.append(shut)
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
  const last = slips.at(-1)
  if (key === 'Escape' && last) void close(last)
})

/** Shows a notice, or queues it while three are shown. */
export async function showNotice(notice: Notice): Promise<void> {
  await loaded
  waiting.push(notice)
  showNext()
}

// What can be done with a request: by whom, from where, and with what. Buttons, checks, history and undo are read from here.
import type { GenericSchema } from 'valibot'
import { maxLength, nonEmpty, number, picklist, pipe, safeParse, string, transform, trim } from 'valibot'
import { windowHours } from '#site/calendar.ts'
import { isSlotId, slotLabel } from '../domain/calendar/slots.ts'
import { dollars } from '../domain/prices/words.ts'
import { paidWords, readReceipt, wentWords } from '../domain/receipt.ts'
import { isSuspicious } from '../domain/spamSignals.ts'
import { fieldWords } from '../words/fields.ts'
import type { DeskEvent, DeskRow, Stage } from './request.ts'

/** Why a job was lost: what the owner picks from. */
export const lossReasons = [
  'Too expensive',
  'Went with somebody else',
  'No answer',
  'Changed their mind',
  'Not a job for us',
] as const

/** Most characters of a note. */
export const longestNote = 2000

/**
 * An amount that somebody typed, like "$245" or "1,250.50", in cents; undefined for anything else and from a hundred thousand
 * dollars on.
 */
export function typedCents(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,5})(?:\.(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  const cents = Number(match[1]?.replaceAll(',', '')) * 100 + Number(match[2] ?? 0)
  return cents > 0 && cents < 10_000_000 ? cents : undefined
}

type Action = {
  readonly by: readonly ('owner' | 'crew' | 'customer')[]
  readonly from: readonly Stage[]
  /** What else must be true of the request. */
  readonly isFor?: (request: DeskRow) => boolean
  /** How far the request is after it; as far as before without. */
  readonly to?: Exclude<Stage, 'booked' | 'spam'>
  /** What is typed for it, as it's kept, with what's said where that can't be taken. */
  readonly input?: GenericSchema<string, string>
  /** It changes how far the request is, and nothing outside. */
  readonly isUndoable?: true
  readonly button?: string
  /** What was done, in a line: "Gave them a price: $245". */
  readonly said: (detail: string) => string
}

const open = ['new', 'called', 'quoted'] as const satisfies readonly Stage[]
const any = [...open, 'booked', 'done', 'lost', 'spam'] as const satisfies readonly Stage[]
const isJob = ({ form }: DeskRow) => form === 'quote' || form === 'booking'
const priced = (detail: string) => dollars(Number(detail))

export const actions = {
  called: {
    by: ['owner'],
    from: ['new'],
    to: 'called',
    isUndoable: true,
    button: 'I called',
    said: () => 'Called them',
  },
  quoted: {
    by: ['owner'],
    from: open,
    isFor: isJob,
    to: 'quoted',
    input: pipe(string(), transform(typedCents), number('Type the price in dollars, like 245'), transform(String)),
    isUndoable: true,
    button: 'Quoted',
    said: (cents) => `Gave them a price: ${priced(cents)}`,
  },
  lost: {
    by: ['owner'],
    from: open,
    to: 'lost',
    input: pipe(string(), picklist(lossReasons, 'Pick why it was lost')),
    isUndoable: true,
    said: (reason) => `Lost: ${reason}`,
  },
  closed: {
    by: ['owner'],
    from: open,
    isFor: (request) => !isJob(request),
    to: 'done',
    isUndoable: true,
    button: 'Taken care of',
    said: () => 'Taken care of',
  },
  note: {
    by: ['owner'],
    from: any,
    input: pipe(
      string(),
      trim(),
      nonEmpty('Type a note first'),
      maxLength(longestNote, ({ received }) => fieldWords().tooLong(Number(received) - longestNote)),
    ),
    isUndoable: true,
    button: 'Save the note',
    said: (text) => `Note: ${text}`,
  },
  spam: {
    by: ['owner'],
    from: [...open, 'booked', 'lost'],
    isUndoable: true,
    button: 'It’s spam',
    said: () => 'Marked as spam',
  },
  released: {
    by: ['owner'],
    from: [...open, 'booked', 'done', 'lost'],
    isFor: ({ spamSignals, booking }) => isSuspicious(spamSignals) || booking === 'held',
    button: 'It’s real: release it',
    said: () => 'Released: it’s real',
  },
  undid: { by: ['owner'], from: any, button: 'Undo', said: () => 'Undid something' },
  accepted: { by: ['customer'], from: ['quoted'], said: (cents) => `Took the price: ${priced(cents)}` },
  withdrawn: { by: ['customer'], from: open, to: 'lost', said: () => 'Withdrew the request' },
  booked: {
    by: ['owner', 'customer'],
    from: [...open, 'lost'],
    isFor: isJob,
    said: (cents) => (cents ? `Booked the pickup at ${priced(cents)}` : 'Booked the pickup'),
  },
  moved: {
    by: ['owner'],
    from: ['booked'],
    said: (slot) => (isSlotId(slot) ? `Moved the pickup to ${slotLabel(slot, windowHours)}` : 'Moved the pickup'),
  },
  canceled: { by: ['owner'], from: ['booked'], said: () => 'Canceled the pickup' },
  'set-out': { by: ['owner', 'crew'], from: ['booked'], said: () => 'On the way' },
  late: {
    by: ['owner', 'crew'],
    from: ['booked'],
    said: (minutes) => `Told them that we’re late: about ${minutes} min`,
  },
  arrived: { by: ['owner', 'crew'], from: ['booked'], said: () => 'Arrived' },
  done: {
    by: ['owner', 'crew'],
    from: ['booked'],
    to: 'done',
    said: (detail) => {
      const receipt = readReceipt(detail)
      return ['Done', paidWords(receipt), wentWords(receipt)].filter(Boolean).join('. ')
    },
  },
} as const satisfies Readonly<Record<string, Action>>

export type DeskAction = keyof typeof actions
export type By = Action['by'][number]

/** Whether a stranger's word is the name of an action. */
export const isAction = (name: string): name is DeskAction => Object.hasOwn(actions, name)

export const actionNamed = (name: DeskAction): Action => actions[name]

/** Whether somebody may do it with a request as it is now. */
export function may(by: By, name: DeskAction, request: DeskRow): boolean {
  const action = actionNamed(name)
  return action.by.includes(by) && action.from.includes(request.stage) && (action.isFor?.(request) ?? true)
}

/** What was typed for an action, as it's kept: empty where it takes nothing. */
export function typedFor(name: DeskAction, text: string): { readonly detail: string } | { readonly message: string } {
  const { input } = actionNamed(name)
  const typed = input ? safeParse(input, text) : { success: true as const, output: '' }
  return typed.success ? { detail: typed.output } : { message: typed.issues[0].message }
}

/** What was done, in a line; an older version's action by its name. */
export const eventWords = ({ action, detail }: Pick<DeskEvent, 'action' | 'detail'>): string =>
  isAction(action) ? actionNamed(action).said(detail) : action

/** The event that can be undone: the newest one that wasn't, if it's of that kind. */
export function undoableEvent(events: readonly DeskEvent[]): DeskEvent | undefined {
  const newest = events.findLast(({ action, isUndone }) => action !== 'undid' && !isUndone)
  return newest && isAction(newest.action) && actionNamed(newest.action).isUndoable ? newest : undefined
}

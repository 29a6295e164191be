import { signalNote } from '../../domain/spamSignals.ts'
import { formNamed } from '../../forms/forms.ts'
import type { StoredLead } from '../store/lead.ts'
import type { Message } from './channels/channel.ts'
import { inShort, kindOf, labelled } from './leadMessage.ts'

/** Leads that are shown with everything that was answered; the others have a line each. */
const inFull = 100
/** Characters of one answer, and of a lead's only line. */
const longest = { answer: 300, line: 160 }

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

function title({ reference, form: name, revision, booking }: StoredLead): string {
  const form = formNamed(name)
  const changed = booking === 'canceled' ? 'Canceled: ' : revision > 1 ? 'Changed: ' : ''
  return `${changed}${form ? kindOf(form) : name} ${reference}`
}

function full(lead: StoredLead): string[] {
  const form = formNamed(lead.form)
  const answers = form ? labelled(form, lead.answers) : Object.values(lead.answers)
  return [
    title(lead),
    ...answers.map((line) => `  ${cut(line.replaceAll('\n', '\n  '), longest.answer)}`),
    ...(lead.photos > 0 ? [`  Photos: ${lead.photos}`] : []),
    '',
  ]
}

function short(lead: StoredLead): string {
  const [phone, location, price, what] = inShort(formNamed(lead.form), lead)
  const why = lead.spamSignals.map((signal) => signalNote[signal] ?? signal).join('; ')
  const said = [title(lead), phone, location, price, cut(what, 60), why && `(${why})`]
  return cut(said.filter(Boolean).join(' | '), longest.line)
}

/**
 * One mail about many leads, in their order: those that show no spam signal in full, the others with a line each.
 * Every lead is in it, with its phone number and its reference.
 */
export function batchMessage(leads: readonly StoredLead[]): Message {
  const customers = leads.filter(({ spamSignals }) => spamSignals.length === 0)
  const shown = customers.slice(0, inFull)
  const others = [...customers.slice(inFull), ...leads.filter(({ spamSignals }) => spamSignals.length > 0)]
  const lines = [
    'More came in than usual, so they’re all in one mail. To see one or throw it out: npm run leads -- show or spam.',
    '',
    `Likely customers: ${customers.length}`,
    '',
    ...shown.flatMap(full),
    ...(others.length > 0 ? [`In short, with why they look unusual: ${others.length}`, '', ...others.map(short)] : []),
  ]
  const count = leads.length === 1 ? '1 request' : `${leads.length} requests`
  return { subject: `${count} in one mail, likely customers: ${customers.length}`, text: `${lines.join('\n')}\n` }
}

import { renderToStaticMarkup } from 'react-dom/server'
import type { MailTemplate } from '../../../src/server/delivery/mailHtml.ts'
import { Mail } from './Mail.tsx'
import { parts } from './parts.tsx'

const names = Object.keys(parts) as (keyof MailTemplate['parts'])[]

// Without it, mail programs lay tables out as twenty years ago.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The HTML of mails to customers, with a word in double braces wherever the Worker fills something in. */
export const mailTemplate = (): MailTemplate => ({
  page: doctype + renderToStaticMarkup(<Mail />),
  parts: Object.fromEntries(names.map((name) => [name, renderToStaticMarkup(parts[name])])) as MailTemplate['parts'],
})

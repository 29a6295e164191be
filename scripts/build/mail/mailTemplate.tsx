import { Button, Column, Heading, Link, Row, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailTemplate } from '../../../src/server/delivery/mailHtml.ts'
import { looks } from './looks.ts'
import { Mail } from './Mail.tsx'

const When = ({ isVoid }: { readonly isVoid: boolean }) => {
  const struck = isVoid ? looks.struck : {}
  const ink = isVoid ? 'soft' : 'link'
  return (
    <>
      <Text className={`when ${ink}`} style={{ ...looks.when, ...struck }}>
        {'{{day}}'}
      </Text>
      <Text className={`hours ${ink}`} style={{ ...looks.hours, ...struck }}>
        {'{{hours}}'}
      </Text>
    </>
  )
}

/** What a mail's card may say, in the order in which it does; a word in double braces is filled in when it's sent. */
const parts = {
  heading: (
    <Heading as="h1" className="ink" style={looks.heading}>
      {'{{heading}}'}
    </Heading>
  ),
  when: <When isVoid={false} />,
  canceled: <When isVoid />,
  next: (
    <Text className="ink" style={looks.text}>
      {'{{text}}'}
    </Text>
  ),
  button: (
    <Row>
      <Column style={looks.action}>
        <Button href="{{url}}" className="button" style={looks.button}>
          {'{{label}}'}
        </Button>
      </Column>
    </Row>
  ),
  link: (
    <Text style={looks.more}>
      <Link href="{{url}}" className="link" style={looks.link}>
        {'{{label}}'}
      </Link>
    </Text>
  ),
  fact: (
    <div className="rule" style={looks.fact}>
      <Text className="soft" style={looks.label}>
        {'{{label}}'}
      </Text>
      <Text className="ink" style={looks.answer}>
        {'{{answer}}'}
      </Text>
    </div>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

const names = Object.keys(parts) as (keyof MailTemplate['parts'])[]

// Without it, mail programs lay tables out as twenty years ago.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The HTML of mails to customers, with a word in double braces wherever the Worker fills something in. */
export const mailTemplate = (): MailTemplate => ({
  page: doctype + renderToStaticMarkup(<Mail />),
  parts: Object.fromEntries(names.map((name) => [name, renderToStaticMarkup(parts[name])])) as MailTemplate['parts'],
})

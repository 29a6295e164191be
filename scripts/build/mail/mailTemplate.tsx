import { Button, Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inLanguage } from '#language'
import { languages } from '../../../src/language/language.ts'
import type { MailPiece, MailTemplate } from '../../../src/messages/media/mail.ts'
import { looks } from './looks.ts'
import { CustomerFoot, Mail } from './Mail.tsx'

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

/** A button as wide as what's around it: `button` in the color of actions, `outline` next to one. */
const ActionButton = ({ kind }: { readonly kind: 'button' | 'outline' }) => (
  <Button href="{{url}}" className={kind} style={looks[kind]}>
    {'{{label}}'}
  </Button>
)

const Wide = ({ kind }: { readonly kind: 'button' | 'outline' }) => (
  <Row>
    <Column style={kind === 'button' ? looks.action : looks.more}>
      <ActionButton kind={kind} />
    </Column>
  </Row>
)

/** A cell between the tags of its row, which is filled in by itself. */
const Cell = ({ kind }: { readonly kind: 'button' | 'outline' }) => (
  <Column>
    <ActionButton kind={kind} />
  </Column>
)

/** What a mail is made of; a word in double braces is filled in when it's sent. */
const parts: Readonly<Record<MailPiece, ReactNode>> = {
  heading: (
    <Heading as="h1" className="ink" style={looks.heading}>
      {'{{heading}}'}
    </Heading>
  ),
  when: <When isVoid={false} />,
  void: <When isVoid />,
  text: (
    <Text className="ink" style={looks.text}>
      {'{{text}}'}
    </Text>
  ),
  note: (
    <Text className="ink note" style={looks.note}>
      {'{{text}}'}
    </Text>
  ),
  title: (
    <Heading as="h2" className="ink" style={looks.title}>
      {'{{text}}'}
    </Heading>
  ),
  button: <Wide kind="button" />,
  outline: <Wide kind="outline" />,
  row: (
    <Section style={looks.action}>
      <Row style={looks.row}>{'{{cells}}'}</Row>
    </Section>
  ),
  main: <Cell kind="button" />,
  side: <Cell kind="outline" />,
  gap: <Column style={looks.gap} />,
  link: (
    <Text style={looks.after}>
      <Link href="{{url}}" className="link" style={looks.link}>
        {'{{label}}'}
      </Link>
    </Text>
  ),
  picture: (
    <div className="rule" style={looks.fact}>
      <Text className="soft" style={looks.label}>
        {'{{label}}'}
      </Text>
      <Link href="{{url}}" className="link" style={looks.link}>
        {/* Outlook reads only the attribute, and takes a percentage of the file’s own width. */}
        <Img src="{{url}}" alt="{{label}}" width="550" style={looks.picture} />
      </Link>
    </div>
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
  item: (
    <div className="rule" style={looks.item}>
      <Text style={looks.itemTitle}>
        <Link href="{{url}}" className="link" style={looks.link}>
          {'{{label}}'}
        </Link>
      </Text>
      <Text className="ink" style={looks.answer}>
        {'{{line}}'}
      </Text>
      {'{{call}}'}
    </div>
  ),
  call: (
    <Text style={looks.call}>
      <Link href="{{url}}" className="link" style={looks.link}>
        {'{{label}}'}
      </Link>
    </Text>
  ),
  ownerFoot: (
    <Text className="soft" style={looks.small}>
      {'{{end}}'}
    </Text>
  ),
}

const names = Object.keys(parts) as MailPiece[]

// Without it, mail programs lay tables out as twenty years ago.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The HTML of mails, with a word in double braces wherever the Worker fills something in. */
export const mailTemplate = (): MailTemplate => ({
  page: doctype + renderToStaticMarkup(<Mail />),
  parts: Object.fromEntries(names.map((name) => [name, renderToStaticMarkup(parts[name])])) as MailTemplate['parts'],
  customerFoot: Object.fromEntries(
    languages.map((one) => [one, inLanguage(one, () => renderToStaticMarkup(<CustomerFoot />))]),
  ) as MailTemplate['customerFoot'],
})

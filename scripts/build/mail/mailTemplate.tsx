import { Button, Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inLanguage } from '#language'
import { languages } from '../../../src/language/language.ts'
import type { MailPiece, MailTemplate } from '../../../src/messages/media/mail.ts'
import { looks } from './looks.ts'
import { CustomerFoot, Mail } from './Mail.tsx'

type Look = keyof typeof looks

/** A text of one look, in the color of ordinary text where it has none of its own. */
const Line = ({ look, ink = 'ink', children }: { look: Look; ink?: string; children: ReactNode }) => (
  <Text className={ink} style={looks[look]}>
    {children}
  </Text>
)

const TextLink = () => (
  <Link href="{{url}}" className="link" style={looks.link}>
    {'{{label}}'}
  </Link>
)

/** A pickup's time; `style`: how it's crossed out. */
const when = (ink: string, style: CSSProperties = {}) => (
  <>
    <Text className={`when ${ink}`} style={{ ...looks.when, ...style }}>
      {'{{day}}'}
    </Text>
    <Text className={`hours ${ink}`} style={{ ...looks.hours, ...style }}>
      {'{{hours}}'}
    </Text>
  </>
)

/** A button as wide as what's around it, in a cell: `button` in the color of actions, `outline` next to one. */
const cell = (kind: 'button' | 'outline', style?: CSSProperties) => (
  <Column style={style}>
    <Button href="{{url}}" className={kind} style={looks[kind]}>
      {'{{label}}'}
    </Button>
  </Column>
)

/** What a mail is made of; a word in double braces is filled in when it's sent. */
const parts: Readonly<Record<MailPiece, ReactNode>> = {
  heading: (
    <Heading as="h1" className="ink" style={looks.heading}>
      {'{{heading}}'}
    </Heading>
  ),
  when: when('link'),
  void: when('soft', looks.struck),
  text: <Line look="text">{'{{text}}'}</Line>,
  note: (
    <Line look="note" ink="ink note">
      {'{{text}}'}
    </Line>
  ),
  title: (
    <Heading as="h2" className="ink" style={looks.title}>
      {'{{text}}'}
    </Heading>
  ),
  button: <Row>{cell('button', looks.action)}</Row>,
  outline: <Row>{cell('outline', looks.more)}</Row>,
  row: (
    <Section style={looks.action}>
      <Row style={looks.row}>{'{{cells}}'}</Row>
    </Section>
  ),
  // Between the tags of its row, which is filled in by itself.
  main: cell('button'),
  side: cell('outline'),
  gap: <Column style={looks.gap} />,
  link: (
    <Text style={looks.after}>
      <TextLink />
    </Text>
  ),
  picture: (
    <div className="rule" style={looks.fact}>
      <Line look="label" ink="soft">
        {'{{label}}'}
      </Line>
      <Link href="{{url}}" className="link" style={looks.link}>
        {/* Outlook reads only the attribute, and takes a percentage of the file’s own width. */}
        <Img src="{{url}}" alt="{{label}}" width="550" style={looks.picture} />
      </Link>
    </div>
  ),
  fact: (
    <div className="rule" style={looks.fact}>
      <Line look="label" ink="soft">
        {'{{label}}'}
      </Line>
      <Line look="answer">{'{{answer}}'}</Line>
    </div>
  ),
  item: (
    <div className="rule" style={looks.item}>
      <Text style={looks.itemTitle}>
        <TextLink />
      </Text>
      <Line look="answer">{'{{line}}'}</Line>
      {'{{call}}'}
    </div>
  ),
  call: (
    <Text style={looks.call}>
      <TextLink />
    </Text>
  ),
  ownerFoot: (
    <Line look="small" ink="soft">
      {'{{end}}'}
    </Line>
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

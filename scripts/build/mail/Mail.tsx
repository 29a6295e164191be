import { Body, Column, Container, Head, Html, Link, Row, Text } from '@react-email/components'
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { telHref, writeHref } from '../../../src/business/contact.ts'
import { looks, sheet } from './looks.ts'

/** Below a customer's mail: how to reach us, and how to get no more. */
export const CustomerFoot = () => (
  <>
    <Text className="soft" style={looks.small}>
      {sentences.mail.questions(
        <Link href={telHref} className="link" style={{ ...looks.link, whiteSpace: 'nowrap' }}>
          {site.phone.label}
        </Link>,
        (words) => (
          <Link href={writeHref()} className="link" style={looks.link}>
            {words}
          </Link>
        ),
      )}
    </Text>
    <Text className="soft" style={looks.smallNext}>
      {say.message.why}{' '}
      <Link href="{{stop}}" className="link" style={looks.link}>
        {say.message.noMore}
      </Link>
    </Text>
  </>
)

/** A mail to a customer or to the owner: the name, a card with what there is to say, and what comes last. */
export const Mail = () => (
  <Html lang="{{lang}}">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no" />
      <title>{'{{subject}}'}</title>
      <style>{sheet}</style>
    </Head>
    <Body className="page" style={looks.page}>
      <div style={looks.preview}>{'{{preview}}'}</div>
      <Container style={looks.column}>
        <Row>
          <Column className="pad" style={looks.name}>
            <Link href="{{site}}" className="link" style={looks.nameLink}>
              {site.name}
            </Link>
          </Column>
        </Row>
        <Row className="head" style={looks.head}>
          <Column className="pad" style={looks.strip}>
            <Text className="head" style={looks.number}>
              {'{{strip}}'}
            </Text>
          </Column>
          <Column className="pad" style={looks.punch}>
            <div className="hole" style={looks.hole} />
          </Column>
        </Row>
        <Row>
          <Column className="pad card rule" style={looks.body}>
            {'{{parts}}'}
          </Column>
        </Row>
        <Row>
          <Column className="pad" style={looks.foot}>
            {'{{foot}}'}
          </Column>
        </Row>
      </Container>
    </Body>
  </Html>
)

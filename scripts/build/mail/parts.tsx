import { Button, Column, Heading, Link, Row, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { looks } from './looks.ts'

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
export const parts = {
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

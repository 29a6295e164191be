import { site } from '#site/site.ts'
import { keptDays } from '../domain/retention.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { DeskNotice, DeskTicket } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'

const states = {
  sent: 'If that address may open the desk, it has an email with a link, or gets one now. The newest one works. Look in the spam folder too.',
  'no-address': 'Type your email address, like you@example.com',
  'too-many':
    'That’s a lot of tries from here. Use the newest link that you got, or ask again from another connection.',
  spent:
    'That link doesn’t work anymore: it was used, it’s older than 15 minutes, or part of it is missing. Get a new one.',
} as const

/** Where somebody asks for a link to the desk. `target`: where it leads. */
export const signInPage = (target: string, state?: keyof typeof states, typed = ''): Page => ({
  hasSignedUrl: state === 'spent',
  ...deskPage(
    <DeskTicket number={`For ${site.shortName}’s own people`} title="Open the desk">
      {state && <DeskNotice isTrouble={state !== 'sent'}>{states[state]}</DeskNotice>}
      <form method="post" action={deskPaths.signIn()} className="mt-4">
        <input type="hidden" name="to" value={target} />
        <label htmlFor="address" className="font-bold">
          Your email address
        </label>
        <input
          id="address"
          name="address"
          type="email"
          autoComplete="email"
          required
          defaultValue={typed}
          data-missing={states['no-address']}
          aria-invalid={state === 'no-address' ? true : undefined}
          className={`${fieldBox} border-soft`}
        />
        <Submit className="btn-main w-full mt-4">Email me a link</Submit>
      </form>
      <p className="mt-4 text-soft">
        There’s no password. Wherever you open the link, the desk stays open until nobody has used it there for{' '}
        {keptDays.deskSessions} days.
      </p>
    </DeskTicket>,
  ),
})

/** What the link in the email shows: programs that check emails open links, but they press no buttons. */
export const openDeskPage = (action: string, address: string): Page => ({
  hasSignedUrl: true,
  ...deskPage(
    <DeskTicket number={address} title="Open the desk here?">
      <form method="post" action={action}>
        <Submit>Open the desk here</Submit>
      </form>
      <p className="mt-4 text-soft">
        It stays open on this device until you sign out, or haven’t used it for {keptDays.deskSessions} days. Don’t do
        this on one that isn’t yours.
      </p>
    </DeskTicket>,
  ),
})

import { site } from '#site/site.ts'
import { say } from '#words'
import { keptDays } from '../domain/retention.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { fieldBox } from '../shared/form/TextInput.tsx'
import { Submit } from '../shared/parts/Submit.tsx'
import { DeskNotice, DeskTicket } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'

/** Where somebody asks for a link to the desk. `target`: where it leads. */
export const signInPage = (target: string, state?: keyof typeof say.access.states, typed = ''): Page => ({
  hasSignedUrl: state === 'spent',
  ...deskPage(
    <DeskTicket number={say.access.ownPeople(site.shortName)} title={say.access.open}>
      {state && <DeskNotice isTrouble={state !== 'sent'}>{say.access.states[state]}</DeskNotice>}
      <form method="post" action={deskPaths.signIn()} className="mt-4">
        <input type="hidden" name="to" value={target} />
        <label htmlFor="address" className="font-bold">
          {say.access.address}
        </label>
        <input
          id="address"
          name="address"
          type="email"
          autoComplete="email"
          required
          defaultValue={typed}
          data-missing={say.access.states['no-address']}
          aria-invalid={state === 'no-address' ? true : undefined}
          className={`${fieldBox} border-soft`}
        />
        <Submit className="btn-main w-full mt-4">{say.access.mailLink}</Submit>
      </form>
      <p className="mt-4 text-soft">{say.access.noPassword(keptDays.deskSessions)}</p>
    </DeskTicket>,
  ),
})

/** What the link in the email shows: programs that check emails open links, but they press no buttons. */
export const openDeskPage = (action: string, address: string): Page => ({
  hasSignedUrl: true,
  ...deskPage(
    <DeskTicket number={address} title={say.access.openHereAsk}>
      <form method="post" action={action}>
        <Submit>{say.access.openHere}</Submit>
      </form>
      <p className="mt-4 text-soft">{say.access.staysOpen(keptDays.deskSessions)}</p>
    </DeskTicket>,
  ),
})

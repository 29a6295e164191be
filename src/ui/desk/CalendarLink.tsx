import { paths } from '../../routes.ts'
import { fieldBox } from '../form/TextInput.tsx'
import { Section } from '../shared/Section.tsx'
import { Submit } from '../shared/Submit.tsx'

type Props = { readonly url: string /** How often such addresses were revoked before. */; readonly number: number }

/** The address at which calendar programs read all pickups. */
export const CalendarLink = ({ url, number }: Props) => (
  <Section id="subscribe" heading="In your own calendar app" look="h3" className="mt-8">
    <p className="mt-1">
      Subscribe once, and all pickups show up there, with name, phone and address. This address is yours alone, and
      anyone who has it can see them too. It ends when you’re not an owner here anymore, when somebody signs out
      everywhere, and when any owner makes new addresses.
    </p>
    <p className="mt-3">
      <a href={url.replace(/^https?:/, 'webcal:')} className="btn-line w-full">
        Subscribe on this device
      </a>
    </p>
    <label className="block mt-3 font-bold">
      Or copy the address
      <input readOnly value={url} className={`${fieldBox} border-soft font-normal`} />
    </label>
    <details className="desk-more">
      <summary>Replace the address</summary>
      <form method="post" action={paths.deskCalendar()} className="pb-3">
        <input type="hidden" name="act" value="revoke" />
        <input type="hidden" name="number" value={number} />
        <p className="mb-3">
          If somebody else got it, make a new one. All earlier ones stop working, the other owners’ too, so everybody
          has to subscribe again.
        </p>
        <Submit className="btn-line w-full">Make a new address</Submit>
      </form>
    </details>
  </Section>
)

import { site } from '#site/site.ts'
import { paths } from '../../routes.ts'
import { CopyButton } from '../shared/CopyButton.tsx'
import { Island } from '../shared/Island.tsx'

type Props = { readonly code: string; readonly siteUrl: string }

/** A referrer's own link. Visitors who come by it are attributed to them; its code has no personal data. */
export function FriendLink({ code, siteUrl }: Props) {
  const link = siteUrl + paths.referral(code)
  const message = `${site.name} hauls junk around here. Prices start at $${site.price.from}, and you’ll know yours before they lift anything: ${link}`
  return (
    <div className="mt-5 p-4 bg-sky rounded">
      <p className="font-bold text-[1.1875rem] break-anywhere select-all">{link}</p>
      <p className="mt-3">
        <a href={`sms:?&body=${encodeURIComponent(message)}`} className="btn-main">
          Text it to a friend
        </a>
      </p>
      <Island name="CopyButton" component={CopyButton} props={{ text: link, what: 'my link' }} when="visible" />
    </div>
  )
}

import { site } from '#site/site.ts'

type Props = { readonly code: string; readonly siteUrl: string }

/** A referrer's own link. Visitors who come by it are attributed to them; the code has no personal data. */
export function FriendLink({ code, siteUrl }: Props) {
  const link = `${siteUrl}/r/${code}`
  const message = `${site.name} hauls junk around here. Prices start at $${site.price.from}, and you’ll know yours before they lift anything: ${link}`
  return (
    <div className="mt-5 p-4 bg-sky rounded">
      <p>
        Your referral code is <strong>{code}</strong>. Anybody who uses this link counts as your referral:
      </p>
      <p className="mt-2 font-bold break-anywhere select-all">{link}</p>
      <p className="mt-3">
        <a href={`sms:?&body=${encodeURIComponent(message)}`} className="btn-line">
          Text it to a friend
        </a>
      </p>
    </div>
  )
}

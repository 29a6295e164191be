import { site } from '#site/site.ts'

type Props = { readonly code: string; readonly siteUrl: string }

/** A referrer's own link. Visitors who come by it are attributed to them; the code has no personal data. */
export function FriendLink({ code, siteUrl }: Props) {
  const link = `${siteUrl}/r/${code}`
  const message = `${site.name} hauls junk around here, from $${site.price.from}, and they name the price before they lift: ${link}`
  return (
    <div className="mt-5 p-4 bg-sky rounded">
      <p>
        Your own code is <strong>{code}</strong>. Whoever comes by this link is counted as sent by you:
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

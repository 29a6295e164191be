import { readDeskPeople } from '../../../src/desk/people.ts'
import type { Env } from '../../../src/env.ts'
import { hasTextService, text } from '../../../src/messages/media/medium.ts'
import { hasToArrive, isOn, messages, ownerMail, updatesOn } from '../../../src/messages/say.ts'
import type { Site } from '../../../src/sites/schema/site.ts'
import { isExample } from './business.ts'
import { about, type Line } from './line.ts'

export type Route = string | { readonly pattern: string }

const hostOf = (route: Route) =>
  (typeof route === 'string' ? route : route.pattern).replace(/^https?:\/\//, '').replace(/\/.*$/, '')

/** Whether a route serves a host; `*` at its start is any beginning. */
const serves = (route: Route, host: string) => {
  const served = hostOf(route)
  return served.startsWith('*') ? host.endsWith(served.slice(1)) : served === host
}

function originLines(siteUrl: string, routes: readonly Route[]): Line[] {
  const { protocol, hostname, origin } = URL.canParse(siteUrl)
    ? new URL(siteUrl)
    : { protocol: '', hostname: '', origin: '' }
  if (protocol !== 'https:' || isExample(hostname) || origin !== siteUrl)
    return [
      about('origin').blocking(
        `${siteUrl} can't be reached by anybody`,
        'SITE_URL in wrangler.toml: https and your domain, in small letters and without a slash at its end',
      ),
    ]
  const isServed = hostname.endsWith('.workers.dev') || routes.some((route) => serves(route, hostname))
  return [
    about('origin').ok(siteUrl),
    isServed
      ? about('domain').ok(`${hostname} leads to the Worker`)
      : about('domain').blocking(
          `no route leads from ${hostname} to the Worker`,
          `add the domain to your Cloudflare account, then routes = [{ pattern = "${hostname}", custom_domain = true }] to wrangler.toml; docs/deploy.md says what else leads there`,
        ),
  ]
}

/** How the owner gets to know of a request. Email is always one way, so its address has to be a real one. */
function notificationLines(env: Env, senders: readonly string[]): Line[] {
  const others = messages
    .filter((one) => hasToArrive(one) && one !== ownerMail && isOn(env, one))
    .map(({ name }) => name)
  return [
    isExample(env.NOTIFY_TO)
      ? about('channels').blocking(
          `no email gets to ${env.NOTIFY_TO}${others.length > 0 ? `, only ${others.join(' and ')} would` : ', so no request reaches the owner'}`,
          'NOTIFY_TO in wrangler.toml',
        )
      : about('channels').ok(`requests go to ${[env.NOTIFY_TO, ...others].join(', ')}`),
    isExample(env.NOTIFY_FROM) || !senders.includes(env.NOTIFY_FROM)
      ? about('sender').blocking(
          `${env.NOTIFY_FROM} can't send`,
          'NOTIFY_FROM in wrangler.toml: an address of your domain, and the same one in allowed_sender_addresses',
        )
      : about('sender').ok(env.NOTIFY_FROM),
  ]
}

/** Who may open the desk. A link is mailed to them, so their addresses have to be real ones too. */
function deskLines({ DESK_PEOPLE, NOTIFY_TO }: Env): Line[] {
  const { people, unknown } = readDeskPeople(DESK_PEOPLE || NOTIFY_TO)
  const sample = people.find(({ address }) => isExample(address))
  const problems = [
    ...unknown.map((entry) => `"${entry}" isn't an address, or one with the role owner or crew`),
    ...(people.some(({ role }) => role === 'owner') ? [] : ['it names no owner, so nobody sees the requests there']),
    ...(sample ? [`no link gets to ${sample.address}`] : []),
  ]
  if (!DESK_PEOPLE) return sample ? [] : [about('desk').ok(`${NOTIFY_TO} opens it`)]
  return problems.length === 0
    ? [about('desk').ok(`opened by ${people.map(({ address, role }) => `${address} (${role})`).join(', ')}`)]
    : problems.map((says) =>
        about('desk').blocking(
          `DESK_PEOPLE: ${says}`,
          'DESK_PEOPLE in wrangler.toml, like "ann@your.com, bob@your.com crew"',
        ),
      )
}

/** How customers hear from us: the form asks for what is on. That they get no mail has to be said on purpose. */
function customerLine(env: Env): Line {
  const { ok, advice, blocking } = about('customers')
  const ways = updatesOn(env)
  if (env.VISITOR_COPY !== 'on' && env.VISITOR_COPY !== 'off')
    return blocking(
      'nobody has said whether customers get a mail about their pickup',
      'VISITOR_COPY in wrangler.toml: "on" with an email plan that may write to any address, else "off"',
    )
  if (env.VISITOR_TEXTS === 'on' && !hasTextService(env))
    return advice(
      'VISITOR_TEXTS is on, but no text service is set up, so nobody is asked and nothing is sent',
      'SMS_ACCOUNT and SMS_FROM in wrangler.toml, SMS_TOKEN with npm run -s wrangler -- secret put',
    )
  if (ways.length > 0) return ok(`they get ${ways.join(' and ')} about their pickup`)
  return advice(
    'they get no mail or text about their pickup, only the confirmation page, as VISITOR_COPY = "off" says',
    'VISITOR_COPY or VISITOR_TEXTS in wrangler.toml; docs/run.md says what they need',
  )
}

type Legal = Pick<Site, 'privacy' | 'terms'>

const legalField = (name: keyof Legal) => `\`${name}\` in site.ts, as docs/run.md, "A privacy page and terms", says`

/** Carriers ask for both pages before they let a business text its customers. */
const beforeTexts = (what: string) => `customers get texts, and ${what}: carriers ask for one before they approve texts`

function privacyLines(env: Env, { privacy }: Legal): Line[] {
  const { ok, advice, blocking } = about('privacy')
  if (updatesOn(env).includes('texts') && !privacy?.texts) {
    const what = privacy ? 'the privacy page says nothing of it' : "there's no privacy page"
    return [blocking(beforeTexts(what), `${legalField('privacy')}, with \`texts\``)]
  }
  if (!privacy) return []
  const gets = [
    ...(!privacy.texts && text.isOn(env, 'owner') ? ['your text service (`texts`)'] : []),
    ...(!privacy.others && env.WEBHOOK_URL ? ['WEBHOOK_URL (`others`)'] : []),
  ]
  return gets.length > 0
    ? [advice(`the privacy page doesn’t say that requests go to ${gets.join(' and ')}`, legalField('privacy'))]
    : [ok(`in effect since ${privacy.since}`)]
}

const termsLines = (env: Env, { terms }: Legal): Line[] =>
  updatesOn(env).includes('texts') && !terms
    ? [about('terms').blocking(beforeTexts("there's no page of terms"), legalField('terms'))]
    : []

/** What `wrangler.toml` says. `env`: its variables, and every secret that is known to be there. */
export function settingsLines(
  env: Env,
  routes: readonly Route[],
  vars: object,
  legal: Legal = {},
  senders: readonly string[] = [env.NOTIFY_FROM],
): Line[] {
  const secret = about('secret').stopping(
    'LEAD_SECRET is in wrangler.toml, where everybody can read it',
    'delete it there; the deployed one stays',
  )
  return [
    ...originLines(env.SITE_URL, routes),
    ...notificationLines(env, senders),
    ...deskLines(env),
    customerLine(env),
    ...privacyLines(env, legal),
    ...termsLines(env, legal),
    ...('LEAD_SECRET' in vars ? [secret] : []),
  ]
}

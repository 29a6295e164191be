import { readDeskPeople } from '../../../src/desk/people.ts'
import type { Env } from '../../../src/env.ts'
import { hasTextService, text } from '../../../src/messages/media/medium.ts'
import { hasToArrive, isOn, messages, ownerMail, updatesOn } from '../../../src/messages/say.ts'
import type { Site } from '../../../src/sites/schema/site.ts'
import { isExample } from './business.ts'
import { advice, blocking, type Line, ok, stopping } from './line.ts'

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
      blocking(
        'origin',
        `${siteUrl} can't be reached by anybody`,
        'SITE_URL in wrangler.toml: https and your domain, in small letters and without a slash at its end',
      ),
    ]
  const isServed = hostname.endsWith('.workers.dev') || routes.some((route) => serves(route, hostname))
  return [
    ok('origin', siteUrl),
    isServed
      ? ok('domain', `${hostname} leads to the Worker`)
      : blocking(
          'domain',
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
      ? blocking(
          'channels',
          `no email gets to ${env.NOTIFY_TO}${others.length > 0 ? `, only ${others.join(' and ')} would` : ', so no request reaches the owner'}`,
          'NOTIFY_TO in wrangler.toml',
        )
      : ok('channels', `requests go to ${[env.NOTIFY_TO, ...others].join(', ')}`),
    isExample(env.NOTIFY_FROM) || !senders.includes(env.NOTIFY_FROM)
      ? blocking(
          'sender',
          `${env.NOTIFY_FROM} can't send`,
          'NOTIFY_FROM in wrangler.toml: an address of your domain, and the same one in allowed_sender_addresses',
        )
      : ok('sender', env.NOTIFY_FROM),
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
  if (!DESK_PEOPLE) return sample ? [] : [ok('desk', `${NOTIFY_TO} opens it`)]
  return problems.length === 0
    ? [ok('desk', `opened by ${people.map(({ address, role }) => `${address} (${role})`).join(', ')}`)]
    : problems.map((says) =>
        blocking(
          'desk',
          `DESK_PEOPLE: ${says}`,
          'DESK_PEOPLE in wrangler.toml, like "ann@your.com, bob@your.com crew"',
        ),
      )
}

/** How customers hear from us: the form asks for what is on. That they get no mail has to be said on purpose. */
function customerLines(env: Env): Line[] {
  const ways = updatesOn(env)
  if (env.VISITOR_COPY !== 'on' && env.VISITOR_COPY !== 'off')
    return [
      blocking(
        'customers',
        'nobody has said whether customers get a mail about their pickup',
        'VISITOR_COPY in wrangler.toml: "on" with an email plan that may write to any address, else "off"',
      ),
    ]
  if (env.VISITOR_TEXTS === 'on' && !hasTextService(env))
    return [
      advice(
        'customers',
        'VISITOR_TEXTS is on, but no text service is set up, so nobody is asked and nothing is sent',
        'SMS_ACCOUNT and SMS_FROM in wrangler.toml, SMS_TOKEN with npm run -s wrangler -- secret put',
      ),
    ]
  return ways.length > 0
    ? [ok('customers', `they get ${ways.join(' and ')} about their pickup`)]
    : [
        advice(
          'customers',
          'they get no mail or text about their pickup, only the confirmation page, as VISITOR_COPY = "off" says',
          'VISITOR_COPY or VISITOR_TEXTS in wrangler.toml; docs/run.md says what they need',
        ),
      ]
}

/** Whether privacy page and terms say what they have to. Carriers ask for both before they let a business text. */
function legalLines(env: Env, { privacy, terms }: Pick<Site, 'privacy' | 'terms'>): Line[] {
  const field = '`privacy` in site.ts, as docs/run.md, "A privacy page and terms", says'
  const textsCustomers = updatesOn(env).includes('texts')
  const termsLines =
    textsCustomers && !terms
      ? [
          blocking(
            'terms',
            "customers get texts, and there's no page of terms: carriers ask for one before they approve texts",
            '`terms` in site.ts, as docs/run.md, "A privacy page and terms", says',
          ),
        ]
      : []
  if (textsCustomers && !privacy?.texts)
    return [
      blocking(
        'privacy',
        `customers get texts, and ${privacy ? 'the privacy page says nothing of it' : "there's no privacy page"}: carriers ask for one before they approve texts`,
        `${field}, with \`texts\``,
      ),
      ...termsLines,
    ]
  const gets = [
    ...(privacy && !privacy.texts && text.isOn(env, 'owner') ? ['your text service (`texts`)'] : []),
    ...(privacy && !privacy.others && env.WEBHOOK_URL ? ['WEBHOOK_URL (`others`)'] : []),
  ]
  if (gets.length > 0)
    return [
      advice('privacy', `the privacy page doesn’t say that requests go to ${gets.join(' and ')}`, field),
      ...termsLines,
    ]
  return [...(privacy ? [ok('privacy', `in effect since ${privacy.since}`)] : []), ...termsLines]
}

/** What `wrangler.toml` says. `env`: its variables, and every secret that is known to be there. */
export function settingsLines(
  env: Env,
  routes: readonly Route[],
  vars: object,
  legal: Pick<Site, 'privacy' | 'terms'> = {},
  senders: readonly string[] = [env.NOTIFY_FROM],
): Line[] {
  return [
    ...originLines(env.SITE_URL, routes),
    ...notificationLines(env, senders),
    ...deskLines(env),
    ...customerLines(env),
    ...legalLines(env, legal),
    ...('LEAD_SECRET' in vars
      ? [
          stopping(
            'secret',
            'LEAD_SECRET is in wrangler.toml, where everybody can read it',
            'delete it there; the deployed one stays',
          ),
        ]
      : []),
  ]
}

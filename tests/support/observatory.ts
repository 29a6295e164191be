import fs from 'node:fs'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'

/** What one of the Observatory's tests says: a code, and what it adds to the score of 100 or takes from it. */
export type Verdict = {
  readonly test: string
  readonly result: string
  readonly modifier: number
  readonly pass: boolean
}

/** The Observatory reads this list from a file that its installation would download; no site of ours is on it yet. */
const preloadList = JSON.stringify({})

const answerOf = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  data: await response.text(),
  request: { headers: {} as Record<string, string> },
  verified: true,
})

/**
 * Mozilla's HTTP Observatory over one page. On this machine there is neither HTTPS nor the platform's redirect to it;
 * both are taken as given, as a deployed Worker has them.
 * @param origin of the deployed site
 */
export async function observe(get: (init: RequestInit) => Promise<Response>, origin: string, path: string) {
  const url = new URL(path, origin)
  const requests = new Requests(url.hostname)
  const page = await answerOf(await get({}))
  requests.responses.auto = requests.responses.https = requests.responses.http = page
  requests.responses.httpRedirects = [
    { url: new URL(url.href.replace('https:', 'http:')), status: 301 },
    { url, status: page.status },
  ]
  const stranger = 'https://http-observatory.security.mozilla.org'
  requests.responses.cors = {
    ...(await answerOf(await get({ method: 'OPTIONS', headers: { origin: stranger } }))),
    request: { headers: { origin: stranger } },
  }
  requests.session = { url, jar: { serializeSync: () => ({ cookies: [] }) } }
  // It looks for scripts there, with a parser that rejects newer CSS.
  requests.resources.path = page.data.replace(/<style>.*?<\/style>/s, '')
  const read = fs.readFileSync
  const isList = (file: unknown) => String(file).endsWith('hsts-preload.json')
  fs.readFileSync = ((file: string, ...rest: [BufferEncoding]) =>
    isList(file) ? preloadList : read(file, ...rest)) as typeof fs.readFileSync
  try {
    const verdicts: Verdict[] = ALL_TESTS.map((test) => {
      const output = test(requests)
      const { result, pass } = output
      return { test: output.constructor.name, result, modifier: getScoreModifier(result), pass }
    })
    const score = verdicts.reduce((sum, { modifier }) => sum + modifier, 100)
    return { verdicts, ...getGradeForScore(score) }
  } finally {
    fs.readFileSync = read
  }
}

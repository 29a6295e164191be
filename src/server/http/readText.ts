import { textUrl } from '../../document/assets.ts'
import type { ReadText } from '../../document/page.ts'
import type { Env } from '../../env.ts'

/** Reads the texts that the build made as static files. */
export const textReader =
  (env: Env, url: string): ReadText =>
  async <Text>(path: string) => {
    const file = await env.ASSETS.fetch(new Request(new URL(textUrl(path), url)))
    if (!file.ok) throw new Error(`The text of ${path} is missing: ${file.status}`)
    return (await file.json()) as Text
  }

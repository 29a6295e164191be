import type { Purpose } from './token.ts'
import { readToken, signToken } from './token.ts'
import type { Wires } from './wires.ts'

const day = 24 * 60 * 60_000

/** How long links work, in ms. */
const lives = { 'add-photos': 7 * day, 'see-photos': 30 * day }

const token = ({ env, now }: Wires, purpose: keyof typeof lives, id: string) =>
  signToken(env, { purpose, id, revision: 0, expires: now() + lives[purpose] })

/** Lets the sender of a request add photos to it, for seven days. */
export const addPhotosToken = (wires: Wires, reference: string): Promise<string> =>
  token(wires, 'add-photos', reference)

/** The address at which the owner sees a request's photos, for thirty days. */
export const seePhotosUrl = async (wires: Wires, reference: string): Promise<string> =>
  `${wires.env.SITE_URL}/lead-photos?t=${await token(wires, 'see-photos', reference)}`

/** The reference that a link is for; undefined when it does not hold. */
export async function referenceIn(
  { env, now }: Pick<Wires, 'env' | 'now'>,
  purpose: Purpose,
  text: string,
): Promise<string | undefined> {
  const result = await readToken(env, purpose, text, now())
  return result.ok ? result.claims.id : undefined
}

import * as v from 'valibot'
import { type Data, href } from './fields.ts'

const path = v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+$/, 'must be a path of this site, like /items/couch'))

/** The address of a page that was folded into another, and that one. */
const moved = v.strictObject({ from: path, href })

export const movedFile = v.strictObject({ moved: v.array(moved) })

export type Moved = Data<typeof moved>

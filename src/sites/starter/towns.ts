import type { Town } from '../schema/town.ts'
import { toldApart } from '../schema/wholeSite.ts'
import answers from './answers/towns.json' with { type: 'json' }
import { site } from './site.ts'
import { type AnsweredTown, townText } from './townText.ts'

/** What's said of one town instead of the starting text, by its slug; also where its name goes on the map. */
const own: Readonly<Record<string, Partial<Town>>> = {}

/** The towns we serve, as `npm run new-site` was told. */
export const towns: readonly Town[] = toldApart(
  answers as unknown as readonly AnsweredTown[],
  site.area.state.code,
).map((town) => ({
  ...town,
  ...townText(town),
  ...own[town.slug],
}))

import type { CurbLine, Town } from '../schema/town.ts'
import { site } from './site.ts'

const { area, features } = site

const ask = (item: string, note: string): CurbLine => ({ item, mark: 'ask', note })

/** Says only whom to ask, until the town's own rules are known; a "yes" or "no" needs its date and source. */
const curb = {
  answer: 'It depends on the item. Ask the hauler that picks up your trash before you drag anything out.',
  lines: [
    ask('A couch or recliner', 'Ask if it needs a sticker'),
    ask('A fridge or washer', 'Ask what an appliance costs'),
    ask('A TV or computer', 'Ask where electronics go'),
    ask('Furniture still inside', 'You’d have to bring it out'),
  ],
}

/** What `npm run new-site` asks about a town. */
export type AnsweredTown = Omit<Town, 'lead' | 'worthIt' | 'around'>

/** What every town's page says to begin with. */
export const townText = ({
  name,
  counties: [county],
  zips,
}: AnsweredTown): Partial<Town> & Pick<Town, 'lead' | 'worthIt' | 'around'> => ({
  lead: `Two of us come to your place in ${name}, carry everything out and sweep up. It can be one chair or a whole house.`,
  ...(features.curbRules && { curb }),
  worthIt: [
    {
      when: 'It’s too heavy for one person',
      text: 'You don’t have to bring it down the stairs or out to the street. Leave it where it is, and we’ll carry it out.',
    },
    {
      when: 'It’s more than a few pieces',
      text: 'You pay for the space your things take up in the truck, so everything goes in one load at one price.',
    },
    {
      when: 'You’re moving or selling',
      text: 'Tell us what stays. We take the rest and leave the rooms empty and swept.',
    },
  ],
  ...(features.dropOffs && {
    dropOff: `For paint, chemicals and other things we can’t take, ask the city of ${name} or ${county} County where residents can bring them.`,
  }),
  ...(features.permits && {
    permit: {
      office: `${name} building department`,
      text: 'If something has to be taken down, ask the building department first if you need a permit. Tell us what they said, and we’ll set a date.',
    },
  }),
  around: `${name} is in ${county} County, ${area.state.name}. ${zips.length === 1 ? `Its ZIP code is ${zips[0]}.` : `We serve all of its ${zips.length} ZIP codes.`} Tell us about stairs, gates and narrow streets when you book, so we come with the right tools.`,
})

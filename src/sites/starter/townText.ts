import { say } from '#words'
import { divisionOf, stateName } from '../../domain/places/states.ts'
import type { TownAnswers } from '../schema/business.ts'
import type { Curb, Town } from '../schema/town.ts'
import { site } from './site.ts'

const { area, features } = site

const countyName = (county: string, state: string): string => say.map.divisions[divisionOf(county, state)](county)

/** Says only whom to ask, until the town's own rules are known; a "yes" needs its date and source. */
const curb: Curb = {
  known: 'ask',
  answer:
    'It depends on the item. The hauler that picks up your trash can tell you if a couch needs a sticker, what an appliance costs and where a TV can go.',
  lines: [{ item: 'Furniture still inside', mark: 'no', note: 'You’d have to bring it out' }],
}

/** What `npm run new-site` asks about a town. */
export type AnsweredTown = Pick<Town, keyof TownAnswers>

/** What every town's page says to begin with. */
export const townText = ({
  name,
  counties: [county],
  state = area.state.code,
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
      text: 'Tape what goes. We take it and leave the rooms swept.',
    },
  ],
  ...(features.dropOffs && {
    dropOff: `For paint, chemicals and other things we can’t take, ask the city of ${name}${county ? ` or ${countyName(county, state)}` : ''} where residents can bring them.`,
  }),
  ...(features.permits && {
    permit: {
      office: `${name} building department`,
      text: 'If something has to be taken down, ask the building department first if you need a permit. Tell us what they said, and we’ll set a date.',
    },
  }),
  around: `${name.replace(/, [A-Z]{2}$/, '')} is in ${county && county !== name && county !== stateName(state) ? `${countyName(county, state)}, ` : ''}${stateName(state)}. ${zips.length === 1 ? `Its ZIP code is ${zips[0]}.` : `We serve ${zips.length === 2 ? 'both' : `all ${zips.length}`} of its ZIP codes.`} Tell us about stairs, gates and narrow streets when you book, so we come with the right tools.`,
})

import { say } from '#words'
import type { Town } from '../../sites/schema/town.ts'
import { sceneInWords, stripOf } from '../drawings/town/scene.ts'
import { Drawing } from '../shared/Drawing.tsx'

/** The place with our truck in it, and on a tag what one job there costs. */
export const TownPicture = ({ town }: { readonly town: Town }) => (
  <>
    <Drawing name={stripOf(town)} alt={say.town.picture(sceneInWords(town))} className="w-full h-auto rounded" eager />
    {town.example && (
      <p className="relative max-w-[24rem] -mt-6 mr-auto ml-4 px-4 py-3 bg-marigold text-night leading-[1.35]">
        <strong className="font-head text-[1.625rem] leading-none">{say.town.usually(town.example.price)}</strong>{' '}
        {say.town.forLoad(town.example.load)}
      </p>
    )}
  </>
)

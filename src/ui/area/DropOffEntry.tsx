import type { DropOffSite } from '../../sites/dropOff.ts'

type Props = { readonly as: 'dd' | 'li'; readonly site: DropOffSite }

/** One drop-off site on the notice board: name, note and town. */
export const DropOffEntry = ({ as: Entry, site: { name, href, note, town } }: Props) => (
  <Entry>
    {href ? (
      <a href={href} className="link font-bold tap md:min-h-8">
        {name}
      </a>
    ) : (
      <strong>{name}</strong>
    )}
    <span className="block">{note}</span>
    {town && <span className="block text-soft">In {town.name}</span>}
  </Entry>
)

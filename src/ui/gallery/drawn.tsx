import type { DrawingName } from '../drawings/catalog.ts'
import { drawings } from '../drawings/catalog.ts'
import { Drawing } from '../shared/Drawing.tsx'
import type { ExampleGroup } from './example.ts'

export const drawn: ExampleGroup = {
  title: 'Drawings',
  examples: (Object.keys(drawings) as DrawingName[])
    .filter((name) => name !== 'panorama')
    .map((name) => ({
      name: `Drawing, ${name}`,
      render: () => <Drawing name={name} alt={`The drawing named ${name}`} className="w-full h-auto" />,
    })),
}

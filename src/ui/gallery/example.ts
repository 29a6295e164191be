import type { ReactNode } from 'react'

/** One component in one state: shown in the gallery, and what its tests render. */
export type Example = { readonly name: string; readonly render: () => ReactNode; readonly wide?: true }

/** Examples of one room of `src/ui`. */
export type ExampleGroup = { readonly title: string; readonly examples: readonly Example[] }

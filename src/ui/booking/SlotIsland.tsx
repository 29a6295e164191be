import type { ComponentProps } from 'react'
import { Island } from '../shared/Island.tsx'
import { SlotChoice } from './SlotChoice.tsx'

/** The calendar in a form without a script of its own. */
export const SlotIsland = (props: ComponentProps<typeof SlotChoice>) => (
  <Island name="SlotChoice" component={SlotChoice} props={{}} own={props} />
)

import type { ItemPage } from '../../schema/itemPage.ts'
import { addedPrice, extraPrice, guidePrice } from '../guidePrices.ts'

export const officeCubicles: ItemPage = {
  slug: 'office-cubicles',
  name: 'Office cubicle removal',
  thing: 'office cubicles',
  title: `Office cubicle removal cost: one is ${guidePrice('cubicle')}`,
  description: `Cubicles taken apart and hauled out of offices: one workstation is usually ${guidePrice('cubicle')}, four are ${guidePrice('cubicle.4')}. What your building wants to know first.`,
  lead: 'That’s with the panels, the desktops and the bins, taken apart by us. Seven fill a truck, and we’ll walk through a bigger floor with you.',
  items: ['cubicle', 'conference-table'],
  service: 'commercial-junk-removal',
  accepted: true,
  usual: { items: 'cubicle.4', label: 'four cubicles' },
  sizes: [
    { items: 'conference-table', label: 'Conference table', note: 'Eight feet long' },
    { items: 'cubicle', label: 'One cubicle', note: 'Six by six feet' },
    { items: 'conference-table_office-chair.8', label: 'Table, eight chairs' },
    { items: 'cubicle.2', label: 'Two cubicles' },
    { items: 'cubicle.4', label: 'Four cubicles' },
    { items: 'cubicle.7', label: 'Seven cubicles', note: 'Fills the truck' },
  ],
  moves: [
    {
      what: 'Taking them apart',
      text: `It’s ${addedPrice('cubicle')} for each cubicle, and that’s already in the table.`,
    },
    {
      what: 'Elevator or stairs',
      text: `A freight elevator keeps the price where it is. Without one, every flight past the first adds ${extraPrice('stairs')}.`,
    },
  ],
  out: 'We work from the top down. The overhead bins lift off their brackets, then the desktop comes off its supports, and now there’s room to reach the panels. Each maker locks them in its own way, mostly with a wedge at the top of the post: once that’s out, the panel lifts off. The corner panels go last, because they’re what keeps the row from falling over. Flat on a cart, the panels stack like doors.',
  first: [
    'Have an electrician disconnect the power that runs through the base of the panels.',
    'Reserve the elevator, and ask which hours you’re allowed to move.',
    'Count the stations, and send us a photo of one from each side.',
  ],
  free: [
    {
      way: 'Leave them for the next tenant',
      text: 'If the landlord agrees in writing, that’s the cheapest way of all.',
    },
    {
      way: 'Offer them to a dealer',
      text: 'Used-furniture dealers may pay for ten or more of a recent line. For older ones, they may charge you.',
    },
    {
      way: 'Ask a nonprofit',
      text: 'Desks and chairs are welcome in many places. Panels hardly ever are.',
    },
  ],
  goes: 'Steel frames, bins and brackets are recycled. Good desktops and tables are offered for donation, and stained fabric panels are thrown away.',
  related: ['desk', 'file-cabinet', 'refrigerator'],
}

import type { ItemPage } from '../../schema/itemPage.ts'
import { guidePrice } from '../guidePrices.ts'

export const grill: ItemPage = {
  slug: 'grill',
  name: 'Grill removal',
  thing: 'a grill',
  title: `Gas grill removal cost: ${guidePrice('gas-grill')}`,
  description: `A gas grill is usually ${guidePrice('gas-grill')} to haul away, ${guidePrice('gas-grill_patio-set')} with the patio table and four chairs. Take off the propane tank first: we can’t haul that.`,
  lead: 'You’re paying for our smallest load anyway, so add the broken patio chairs or a push mower. The propane tank stays with you.',
  items: ['gas-grill'],
  service: 'residential-junk-removal',
  accepted: true,
  usual: { items: 'gas-grill', label: 'one gas grill' },
  sizes: [
    { items: 'gas-grill', label: 'One grill' },
    { items: 'gas-grill_lawn-mower', label: 'Grill and push mower' },
    { items: 'gas-grill.2', label: 'Two grills' },
    { items: 'gas-grill_patio-set', label: 'Grill and patio set' },
    { items: 'gas-grill_patio-set_lawn-mower', label: 'Patio, grill and mower' },
  ],
  moves: [
    {
      what: 'Natural gas',
      text: 'A grill that’s piped to the house has to be disconnected first. Have a plumber shut off the gas and cap the line.',
    },
    {
      what: 'Built-in grills',
      text: 'If it lifts out of the counter, it’s priced like any other. Brick and stone around it are priced by the cubic foot, so send a photo.',
    },
  ],
  out: 'A grill’s easy until you pick it up. Everything in it slides, so the grates come out and the lid gets tied shut. We wrap the drip pan in a bag, because that’s where ten summers of grease are, and it would run down your deck stairs. The cart usually has two good wheels and two bad legs, and nearly all of the weight is up at the firebox. So we carry it by the frame, never by the handle.',
  first: [
    'Close the valve, unscrew the tank and leave it outdoors.',
    'Empty the grease cup into the trash.',
    'Let charcoal sit for two days before you bag the ashes.',
  ],
  free: [
    {
      way: 'Fix it',
      text: 'A grill that won’t light may only have a spider’s web in the gas tube. New burners and grates are cheap, and they fit most brands.',
    },
    {
      way: 'Put a sign on it',
      text: 'One that works is gone by Sunday night. Open the lid so people can see the burners.',
    },
    {
      way: 'Set it out without the tank',
      text: 'Ask if it counts as your one big item. In many towns, someone who collects metal gets there before the trash truck does.',
    },
  ],
  curb: true,
  goes: 'If it still works, it’s offered for donation. From the rest, we recycle the steel, the cast iron and the aluminum, and throw away the plastic, the hoses and the lava rocks.',
  related: ['propane-tank', 'riding-mower', 'trampoline'],
}

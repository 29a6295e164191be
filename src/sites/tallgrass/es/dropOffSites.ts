import type { DropOffSite } from '../../schema/town.ts'
import { dropOffSites as en } from '../dropOffSites.ts'

/** By the site's English name; names of their own and addresses stay. */
const texts: Readonly<Record<string, Partial<Pick<DropOffSite, 'name' | 'note'>>>> = {
  'Naperville Household Hazardous Waste Facility': { name: 'Centro de residuos peligrosos de Naperville' },
  'PaintCare stores': { name: 'Tiendas de PaintCare' },
  'Lisle Township electronics recycling': { name: 'Reciclaje de electrónicos de Lisle Township' },
  'Naperville electronics recycling': { name: 'Reciclaje de electrónicos de Naperville' },
  'Wheaton’s electronics event': { name: 'Evento de electrónicos de Wheaton' },
  'Sharing Connections Furniture Bank': { note: 'Llame antes' },
  'Other electronics sites in DuPage County': {
    name: 'Otros lugares para electrónicos del condado de DuPage',
    note: 'Lugares fijos y eventos de un día; pueden cambiar cada año',
  },
  'Lockport Public Works': { name: 'Obras públicas de Lockport' },
  'Will County electronics sites': {
    name: 'Lugares para electrónicos del condado de Will',
    note: 'Todos los lugares y días',
  },
  'Kane County recycling centers': {
    name: 'Centros de reciclaje del condado de Kane',
    note: 'Vea dónde están y qué recibe cada uno',
  },
  'Cook County CHaRM Center': { name: 'Centro CHaRM del condado de Cook' },
  'Will County Habitat ReStore': { name: 'ReStore de Habitat en el condado de Will' },
  'Habitat ReStore, Aurora': { name: 'ReStore de Habitat en Aurora', note: 'Busque la dirección y llame antes' },
  SCARCE: { note: 'Libros y útiles escolares' },
}

export const dropOffSites = (): readonly DropOffSite[] => en.map((site) => ({ ...site, ...texts[site.name] }))

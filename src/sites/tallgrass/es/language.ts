import type { SiteLanguage } from '../../schema/translation.ts'

export const es: SiteLanguage = {
  reviewedBy: '',
  phones: '',
  slugs: {
    service: {
      'residential-junk-removal': 'retiro-en-casa',
      'commercial-junk-removal': 'retiro-en-negocios',
      'property-cleanout': 'vaciado-de-casas',
      'light-demolition': 'demolicion-ligera',
      'hot-tub-removal': 'retiro-de-jacuzzis',
      'shed-removal': 'retiro-de-cobertizos',
      'furniture-removal': 'retiro-de-muebles',
      'appliance-removal': 'retiro-de-aparatos',
    },
    town: { aurora: 'aurora', bolingbrook: 'bolingbrook', joliet: 'joliet', naperville: 'naperville' },
    itemPage: {
      couch: 'sofa',
      'mattress-and-box-spring': 'colchon-y-box-spring',
      refrigerator: 'refrigerador',
      'washer-and-dryer': 'lavadora-y-secadora',
      tv: 'televisor',
      piano: 'piano',
      'hot-tub': 'jacuzzi',
      tires: 'llantas',
      'yard-waste': 'desechos-de-jardin',
      'one-car-garage': 'garaje',
    },
    guide: {
      'big-item-pickup': 'cosas-grandes',
      'junk-removal-cost': 'cuanto-cuesta',
      'give-it-away': 'donar-o-regalar',
      'dumpster-or-hauler': 'contenedor-o-equipo',
      'estate-cleanout': 'casas-heredadas',
      'hoarding-cleanout': 'acumulacion',
      'eviction-and-rental-cleanout': 'desalojos-y-rentas',
      'storage-units-and-apartments': 'bodegas',
    },
  },
}

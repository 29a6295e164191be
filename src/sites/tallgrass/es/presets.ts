import type { LoadTexts } from '../../schema/translation.ts'

export const loads = (): LoadTexts => ({
  presets: {
    sofa: 'Un sofá',
    refrigerator: 'Un refrigerador',
    'mattress-queen_box-spring-queen': 'Un colchón y box spring',
    'bag-33.10': 'Diez bolsas de basura',
    washer_dryer: 'Lavadora y secadora',
    'pickup-load': 'Una pickup llena',
    'mattress-queen_box-spring-queen_bed-frame-wood_dresser_nightstand.2': 'Una recámara',
    'sofa_loveseat_armchair_coffee-table_tv-stand': 'Una sala',
    'hot-tub': 'Un jacuzzi',
    'garage-1car': 'Un garaje repleto para un carro',
  },
  searches: {
    sofa: 'Sofá',
    refrigerator: 'Refrigerador',
    'tv-flat-large': 'Televisor',
    'no-paint': 'Pintura',
    'mattress-queen': 'Colchón',
    'hot-tub': 'Jacuzzi',
  },
})

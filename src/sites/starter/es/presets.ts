import type { LoadTexts } from '../../schema/translation.ts'

export const loads = (): LoadTexts => ({
  presets: {
    sofa: 'Un sofá',
    refrigerator: 'Un refrigerador',
    'mattress_box-spring': 'Colchón y box spring',
    'bag-33.10': 'Diez bolsas de basura',
    washer_dryer: 'Lavadora y secadora',
    'mattress_box-spring_bed-frame_dresser_nightstand.2': 'Una recámara',
    'sofa_loveseat_armchair_coffee-table_tv-stand': 'Una sala',
  },
  searches: {
    sofa: 'Sofá',
    refrigerator: 'Refrigerador',
    tv: 'Televisor',
    paint: 'Pintura',
    mattress: 'Colchón',
    'hot-tub': 'Jacuzzi',
  },
})

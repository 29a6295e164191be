import type { TownTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { bolingbrook as en, job } from '../../towns/bolingbrook.ts'

export const bolingbrook = (): TownTexts => ({
  lead: 'Del lado este o del oeste, cerca del aeropuerto Clow o del Promenade: mándenos una foto y pida un estimado gratis.',
  example: {
    load: 'una caminadora y una bicicleta fija de un cuarto cerca del Promenade',
    price: guidePrice(job),
  },
  curb: {
    ...en.curb,
    answer:
      'Pregunte en la ciudad qué cosas grandes recoge el servicio de basura, qué día, y si un refrigerador o un colchón cuesta más.',
    ask: { name: 'la ciudad de Bolingbrook' },
    lines: [
      { item: 'Un televisor', mark: 'no', note: 'Prohibido en los rellenos sanitarios de Illinois desde 2012' },
      { item: 'Ayuda en las escaleras', mark: 'no', note: 'Tendría que sacarlo usted' },
    ],
    source: { ...en.curb.source, label: 'Ciudad de Bolingbrook (en inglés)' },
  },
  worthIt: [
    {
      when: 'Llegó de IKEA en cajas planas',
      text: 'Un ropero grande o una litera que se armó en la recámara normalmente no cabe por la puerta. Llevamos herramienta, lo desarmamos y bajamos las tablas por las escaleras.',
    },
    {
      when: 'Su jacuzzi ya no sirve',
      text: 'Vacíelo y pida a un electricista que lo desconecte de la luz. Lo cortamos ahí mismo y nos llevamos el casco, la espuma y la bomba.',
    },
    {
      when: 'Vendió la casa y el cobertizo sigue lleno',
      text: 'Mándenos unas fotos. Le damos un estimado por todo, y usted acepta el precio antes de que carguemos. Si le gusta, elija en línea un horario de dos horas.',
    },
    {
      when: 'Su oficina está por el aeropuerto',
      text: 'Los archiveros, los estantes y una copiadora pesan más de lo que parece. Díganos el ancho de la puerta y dónde está el andén. Los cargamos directo del piso.',
    },
  ],
  dropOff:
    'El condado de Will tiene su lista de lugares para electrónicos en willcountygreen.com. Véala antes de salir, porque los días y lugares cambian. La pintura y el barniz van a una tienda de PaintCare. Los pesticidas y otros químicos fuertes, a Naperville, la ciudad de al lado.',
  permit: {
    ...en.permit,
    office: 'Ciudad de Bolingbrook, división de construcción',
    text: 'Puede que sí. Llame a la división de construcción antes de quitar un cobertizo, una cerca o una terraza. Pregunte por su propia dirección, porque lo que valió para un vecino puede no valer para usted. Cuando tenga la respuesta, buscamos un día que le sirva.',
  },
  around:
    'Bolingbrook está casi todo en el condado de Will, con una parte en DuPage. El lado este es 60440, y el oeste, 60490. Trabajamos en las calles de Pelican Harbor, el club de golf y Clow. Si su dirección dice Romeoville (60446) o Woodridge (60517), díganos la esquina más cercana, porque es probable que también podamos ir.',
  closing: 'Llámenos o mándenos un mensaje desde su casa. El estimado es gratis, del lado este o del oeste.',
})

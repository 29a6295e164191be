import type { TownTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { aurora as en, job } from '../../towns/aurora.ts'

export const aurora = (): TownTexts => ({
  lead: 'Los dos lados del río Fox y al este, pasando el mall, hasta Stonebridge y Oakhurst: Aurora es grande, y trabajamos en toda.',
  example: {
    load: 'dos escritorios grandes y cuatro sillas de una oficina del centro',
    price: guidePrice(job),
  },
  curb: {
    ...en.curb,
    how: 'Limpiezas gratis por distrito en 2026; pregunte por las de este año',
    answer:
      'Para 2026, la ciudad planeó con Groot jornadas gratis de limpieza en los diez distritos, para cosas grandes. Pregunte a Groot por las de este año, y si el día de la basura una cosa grande, un colchón o un refrigerador necesita calcomanía. Eso no está confirmado.',
    asOf: 'enero de 2026',
    lines: [
      {
        item: 'Un sofá en la jornada de su distrito',
        mark: 'ask',
        note: 'En los diez distritos en 2026; pregunte por la de este año',
      },
      { item: 'Cualquier aparato electrónico', mark: 'no', note: 'No en la banqueta, por ley estatal' },
    ],
    source: { ...en.curb.source, label: 'Concejo de Aurora: jornadas de limpieza (en inglés)' },
  },
  worthIt: [
    {
      when: 'Vive en un tercer piso sin elevador',
      text: 'Por una silla en la planta baja, tal vez salga más barata la banqueta. Para un sofá seccional en un tercer piso, le conviene tener a dos que ya saben darle vuelta a un sofá en el descanso.',
    },
    {
      when: 'Está vaciando un apartamento',
      text: 'Cobramos por el espacio en el camión, no por hora. Mándenos fotos cuarto por cuarto, y tiene su estimado antes de que salgamos para allá.',
    },
    {
      when: 'Tiene un montón de monitores viejos',
      text: 'Se juntan en oficinas y sótanos, y en Illinois no se pueden tirar. Cargamos todo el montón y lo llevamos a reciclar.',
    },
    {
      when: 'Su tienda cambia de dueño',
      text: 'Estantes, un mostrador, una bodega llena: enséñenos todo en fotos. Le decimos cuántas cargas son. Y le damos recibo para el dueño del local.',
    },
  ],
  dropOff:
    'Los centros de reciclaje del condado de Kane reciben electrónicos, y la página del condado tiene las reglas de cada uno. Si su parte de la ciudad está en DuPage, Kendall o Will, pregunte en ese condado. Aquí en Aurora también hay un ReStore de Habitat. Llame y pregunte si le sirven sus gabinetes.',
  permit: {
    ...en.permit,
    office: 'Ciudad de Aurora, división Building & Permits',
    text: 'Tal vez. Llame a Building & Permits antes de quitar una terraza, un porche o un cobertizo. Nosotros esperamos a que le digan que sí. ¿No sabe si lo suyo necesita permiso? Dígales de qué tamaño es y a qué está pegado, y ellos le dicen.',
  },
  around:
    'Aurora está en cuatro condados: Kane, DuPage, Kendall y Will. El 60506 es el lado oeste, y el 60505, el este cerca del centro. Más al este están el 60502 y el 60504, y el 60503 es la punta sureste. Trabajamos en el centro y Stolp Island, en los lados este y oeste, en Stonebridge y en Oakhurst. Si vive en Montgomery, 60538, llámenos. Es probable que podamos ir.',
  closing: 'Díganos el código postal, el piso y qué es. La cuenta la hacemos gratis.',
})

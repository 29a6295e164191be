import type { TownTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { naperville as en, job } from '../../towns/naperville.ts'

const [city, township] = en.permit.links

export const naperville = (): TownTexts => ({
  lead: 'De un condominio junto al Riverwalk a un sótano en Tall Grass: díganos qué ya no quiere y lo sacamos.',
  example: {
    load: 'un sofá, un loveseat y una mesa de centro de un sótano en Tall Grass',
    price: guidePrice(job),
  },
  curb: {
    ...en.curb,
    answer:
      'Groot recoge con un contrato de diez años con la ciudad, que empezó en mayo de 2019. Pregúntele cuántas cosas grandes recoge, qué pide para un refrigerador o un colchón y cuánto cuesta una recolección especial. No tenemos nada de eso confirmado.',
    asOf: 'mayo de 2019',
    until: 'abril de 2029',
    lines: [
      { item: 'Un televisor o una computadora', mark: 'no', note: 'Por ley estatal no va a la basura' },
      { item: 'Sacarlo de adentro', mark: 'no', note: 'Usted lo lleva a la banqueta' },
    ],
    source: { ...en.curb.source, label: 'Periódico: el contrato de Naperville (en inglés)' },
  },
  worthIt: [
    {
      when: 'No puede llevarlo a la banqueta',
      text: 'Si la caminadora está en el sótano y las escaleras ya son demasiado, déjenos cargarla. Un solo precio cubre sacarla, subirla al camión y llevárnosla.',
    },
    {
      when: 'Se muda a algo más chico',
      text: 'Después de 30 años en White Eagle hay mucho que revisar. Cuando los hijos ya hayan escogido lo que quieran, vamos piso por piso: aquí lo que se dona, allá lo demás. Puede cambiar de opinión mientras no esté en el camión.',
    },
    {
      when: 'La remodelación dejó un montón',
      text: 'Lavabos, alfombra, una tina en pedazos. Lo cargamos todo a mano, así que no necesita un contenedor en la entrada del garaje.',
    },
    {
      when: 'Renta cerca de North Central',
      text: 'Se acaban los contratos y se quedan los sofás. Pueden llamarnos tanto los dueños como los estudiantes. Vaciamos un cuarto o toda la casa.',
    },
  ],
  dropOff:
    'Naperville tiene su propio centro de residuos peligrosos, y la página de la ciudad dice qué recibe y cuándo. Nosotros no podemos llevar químicos, así que ese viaje lo hace usted. Para libros, la ciudad recomienda SCARCE, y aquí al lado, en Aurora, hay un ReStore de Habitat.',
  permit: {
    ...en.permit,
    office: 'Ciudad de Naperville, o el condado y el township fuera de los límites de la ciudad',
    text: 'Depende de su calle. Dentro de los límites decide la ciudad. Algunas direcciones de Naperville no son de la ciudad, y ahí deciden el condado y el township. Averigüe en cuál está, pregunte por su terraza o cobertizo, y mándenos la respuesta.',
    links: [
      { ...city, label: 'Ciudad: terrazas, patios y cobertizos (en inglés)' },
      { ...township, label: 'Permisos de Naperville Township (en inglés)' },
    ],
  },
  around:
    'Trabajamos en Cress Creek, Hobson West, Ashbury, White Eagle, Tall Grass y todas las calles de en medio. El 60540 es el centro, con el Riverwalk; el 60563, el norte; el 60565, el sureste, y el 60564, el suroeste, en el condado de Will. El 60566 y el 60567 son solo apartados postales, así que denos la calle y el número.',
  closing: 'Llame o mande una foto del sótano. El estimado es gratis, y puede pensarlo con calma.',
})

import type { TownTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { joliet as en, job } from '../../towns/joliet.ts'

export const joliet = (): TownTexts => ({
  lead: 'De Cathedral Area y Cunningham a las calles nuevas del oeste: traemos correas para las escaleras empinadas y lo cargamos todo.',
  example: {
    load: 'un ropero y una vitrina, bajados por las escaleras en Cunningham',
    price: guidePrice(job),
  },
  curb: {
    ...en.curb,
    answer:
      'En junio de 2024, WM recogía la basura de la ciudad. Pregúntele primero si todavía lo hace, cuántas cosas grandes puede sacar cada semana, y qué pasa con un colchón o un refrigerador. Nada de eso está confirmado.',
    asOf: 'junio de 2024',
    lines: [
      { item: 'Una computadora en el bote', mark: 'no', note: 'Prohibida por el estado desde 2012' },
      { item: 'Subirlo del sótano', mark: 'no', note: 'Solo recogen afuera' },
    ],
    source: { ...en.curb.source, label: 'Ciudad de Joliet: la oficina encargada de la basura (en inglés)' },
  },
  worthIt: [
    {
      when: 'Su sótano tiene escaleras empinadas',
      text: 'Bancos de trabajo, estantes viejos, una carbonera que alguien construyó ahí abajo. Mándenos una foto de los escalones. Si no sube entero, lo subimos en partes y vamos barriendo.',
    },
    {
      when: 'El garaje se está cayendo',
      text: 'Podemos vaciarlo y llevarnos lo que hay adentro. No tiramos garajes; para eso llame a una empresa de demolición. Primero se necesita un permiso de la ciudad, y la luz tiene que estar cortada.',
    },
    {
      when: 'Sus gabinetes viejos todavía están buenos',
      text: 'A alguien le sirven. Aquí mismo en Joliet hay un ReStore de Habitat, y tratamos de donar un buen juego antes de que nada vaya al relleno sanitario.',
    },
    {
      when: 'Una casa de renta estuvo sola todo el invierno',
      text: 'Recórrala con su teléfono y grabe cada cuarto. Cotizamos los muebles, las bolsas y lo que haya debajo de la casa. Lo mojado puede ir en la misma carga.',
    },
  ],
  dropOff:
    'Para televisores y computadoras, willcountygreen.com tiene los lugares y días del condado. Por muebles, puertas y lámparas, pregunte en el ReStore de Habitat. La pintura se lleva a una tienda de PaintCare. Si tiene ácidos o pesticidas, tiene que llevarlos a Naperville.',
  permit: {
    ...en.permit,
    office: 'Ciudad de Joliet, construcción e inspecciones',
    text: 'Sí, para demoler cualquier edificio o estructura. Joliet pide una fianza, un seguro que nombre a la ciudad y los servicios desconectados. Si lo hace un contratista, él tiene que sacar el permiso. Si tiene preguntas, llame a Inspecciones.',
    links: en.permit.links.map((link) => ({ ...link, label: 'Reglas de demolición de Joliet (en inglés)' })),
  },
  around:
    'Casi todo Joliet está en el condado de Will, y una franja está en Kendall. El 60432 y el 60433 son el lado este, el 60435 y el 60436, el oeste cerca del centro, y el 60431, más al oeste. Trabajamos en el centro por el Rialto, en las calles cerca de la Universidad de St. Francis y en las que rodean Louis Joliet Mall. En Crest Hill (60403) o Shorewood (60404), llámenos y díganos qué calle cruza.',
  closing:
    'Lo que más ayuda es una foto de las escaleras del sótano. Mándela o llame, y le decimos cuánto cuesta, sin compromiso.',
})

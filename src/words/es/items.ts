import type * as en from '../en/items.ts'
import { estado } from './reach.ts'

const answer = (isTaken: boolean) => (isTaken ? 'eso sí nos lo llevamos' : 'eso no nos lo podemos llevar')

export const items: typeof en.items = {
  find: 'Buscar',
  examples: 'Por ejemplo',
  howBig: '¿Más o menos de qué tamaño es?',
  others: 'Otros resultados',
  guides: 'Lo que tenemos sobre eso',
  moreOf: (count) => `Más de los ${count} resultados`,
  unlisted: 'No está en nuestra lista',
  only: (label) => `${label}: ${answer(true)}`,
  matches: (count, label, isTaken) =>
    `${count === 1 ? 'Un resultado' : `${count} resultados`}. ${label}: ${answer(isTaken)}.`,
  taken: 'Nos lo llevamos',
  refused: 'No nos lo llevamos',
  smallest: 'Es nuestra carga más chica, y todavía cabe más. ',
  agree: 'Usted acepta el precio antes de que carguemos nada.',
  alone: 'Solo esto, por lo general',
  allSizes: 'Todos los tamaños y otras opciones gratis',
  whoTakes: 'Quién recibe esto cerca de usted',
  other: 'Otra cosa',
  named: (typed) => `“${typed}” no está en nuestra lista`,
  probably:
    'Si dos personas lo pueden cargar, lo más seguro es que sí nos lo llevemos. Mándenos una foto y le decimos.',
  ask: (typed) => `¿Se llevan esto? ${typed}`,
  photo: 'Mándenos una foto',
  bannedSince: (state, since) => `Prohibido en los rellenos sanitarios de ${estado(state)}${since ? ' desde' : ''}`,
  banned: (what, state, since) =>
    `${what}: los rellenos sanitarios de ${estado(state)} no aceptan esto${since ? ` desde ${since}` : ''}.`,
  first: 'Antes de que lleguemos:',
  without: 'Otras opciones:',
  siteIn: (name, town) => `${name} (${town})`,
}

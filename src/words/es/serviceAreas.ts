import type { words as en } from '../en/serviceAreas.ts'
import { theHour } from './time.ts'

export const words: typeof en = {
  crumb: 'Zonas de servicio',
  heading: (isOne) => (isOne ? 'La ciudad donde trabajamos' : 'Ciudades donde trabajamos'),
  findYours: 'Busque su ciudad',
  ownPage: (only, told) => `${only ?? 'Cada ciudad'} tiene su página${told ? `: ${told}` : ''}.`,
  told: {
    curb: 'qué recogen ahí en la banqueta',
    permits: 'quién da los permisos',
    dropOffs: 'adónde llevar pintura y televisores viejos',
    worth: 'cuándo conviene llamarnos',
  },
  outside: '¿Vive un poco más lejos?',
  outsideText: 'Llámenos, díganos su calle y le decimos si podemos ir.',
  far: 'Hasta dónde llegamos',
  pastTheLine:
    'No nos detenemos donde acaba la ciudad. Si vive a una milla del límite, llámenos con el nombre de su calle y ahí mismo le decimos si podemos ir.',
  noTripCharge: (isOne, from, to) =>
    `No cobramos el viaje en ${isOne ? 'la ciudad' : 'ninguna de estas ciudades'}. El espacio en el camión cuesta ${isOne ? '' : 'lo mismo en todas, '}de ${from} a ${to}, y usted decide antes de que carguemos nada.`,
  straightLine: (from, to) => `De ${from} a ${to}, en línea recta`,
  different: 'Qué cambia de una ciudad a otra',
  curb: 'Lo que recogen en la banqueta',
  permits: 'Permisos',
  dropOffs: 'Centros de entrega',
  dropOffsText: (hasSites) =>
    `Para los aparatos electrónicos, depende de su condado. La pintura va a una tienda que la recibe, y los muebles buenos, a una organización de caridad. ${hasSites ? 'La página de su ciudad tiene lugares cercanos, por si prefiere llevarlo usted.' : 'La página de su ciudad dice a quién preguntar.'}`,
  edges: 'Lugares que quedan justo al lado',
  edgesText:
    'Los códigos postales no siguen los límites de las ciudades. Si vive en uno de estos lugares, es probable que podamos ir. Llámenos con el nombre de su calle y le decimos.',
  nextTo: 'junto a',
  zipOrTown: 'Código postal o ciudad',
  check: 'Buscar',
  yes: 'Sí',
  yesText: (town, cutoff) =>
    `Sí trabajamos en ${town}. Llame antes de ${theHour(cutoff)} y normalmente podemos ir el mismo día.`,
  doYouCome: (place) => `¿Llegan a ${place}?`,
  probably: 'Tal vez',
  probablyText: (town) =>
    `Queda justo en el límite de ${town}. Llámenos con el nombre de su calle y le decimos si podemos ir.`,
  tooFar: 'Muy lejos',
  tooFarText: (region) =>
    `Lo sentimos, queda fuera de nuestra zona de servicio. Trabajamos en ${region}. En la alcaldía de ahí le pueden decir quién recoge. Si tiene alguna pregunta, llámenos o mándenos un mensaje.`,
  callUs: 'Llámenos',
  notListed: (isZip) =>
    `${isZip ? 'Ese código postal' : 'Esa ciudad'} no está en nuestra lista. Llámenos: si está cerca, tal vez podamos ir.`,
}

import type * as en from '../en/towns.ts'
import { theHour } from './basics.ts'
import { medio } from './reach.ts'

const soon = (cutoff: string | undefined): string =>
  cutoff
    ? `Llame antes de ${theHour(cutoff)} y normalmente podemos ir el mismo día.`
    : 'Llámenos y buscamos un horario que le quede bien.'

export const town: typeof en.town = {
  contents: {
    curb: 'Banqueta',
    prices: 'Precios',
    permits: 'Permisos',
    dropOffs: 'Centros de entrega',
    worth: 'Cuándo llamarnos',
    map: 'Mapa',
    nearby: 'Cerca',
  },
  from: (price) => `Desde ${price}`,
  closing: (town) => `¿Qué nos llevamos en ${town}?`,
  picture: (scene) => `Nuestro camión pasa por ${scene}`,
  usually: (price) => `Normalmente ${price}`,
  forLoad: (load) => `por ${load}`,
  hauler: (name) => `Servicio de basura: ${name}`,
  kind: { city: (name) => `Ciudad de ${name}`, village: (name) => `Ciudad de ${name}` },
  freeCurb: (town, verdict) => `¿Recogen gratis en la banqueta en ${town}? ${verdict}`,
  whoPicksUp: (town) => `Quién recoge cosas grandes en ${town}`,
  allCurbs: (towns) => `${towns} en una tabla`,
  callWhom: (name) => `Llame a ${name}:`,
  marks: { yes: 'Sí', paid: 'Cuota', ask: 'Vea', no: 'No' },
  asOf: (date, until) => `Según lo publicado en ${date}${until ? `; el contrato es válido hasta ${until}` : ''}`,
  prices: (town) => `Cuánto cuesta en ${town}`,
  samePrices: (from, to) => `El espacio en el camión cuesta de ${from} a ${to}, y no cobramos por ir.`,
  everyPrice: 'Precios de todos los artículos',
  permitIn: (town) => `¿Necesita permiso en ${town}?`,
  permitCost: 'Esa oficina también fija el costo, así que pregunte cuánto es.',
  call: 'Llame al',
  twoPermits: 'Dos permisos',
  dropOffsNear: (town) => `Centros de entrega cerca de ${town}`,
  uses: {
    chemicals: 'Químicos',
    paint: 'Pintura',
    electronics: 'Electrónicos',
    donations: 'Muebles',
    books: 'Libros',
  },
  inTown: (town) => `En ${town}`,
  away: (town, miles) => `En ${town}, como a ${miles}`,
  countyKnows: (county) => `${county}: ahí le dicen adónde llevarlos.`,
  textPhoto: 'Mándenos una foto',
  message: (town) => `Hola, estoy en ${town}. Esta es una foto de lo que ya no quiero:`,
  worth: (town) => `Cuándo llamarnos en ${town}`,
  neighborhoods: (town) => `Vecindarios de ${town}`,
  zips: 'Códigos postales',
  nearbyTowns: 'Ciudades cercanas',
}

export const serviceAreas: typeof en.serviceAreas = {
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
  yesText: (town, cutoff) => `Sí trabajamos en ${town}. ${soon(cutoff)}`,
  doYouCome: (place) => `¿Llegan a ${place}?`,
  probably: 'Es probable',
  probablyText: (town) =>
    `Queda justo en el límite de ${town}. Llámenos con el nombre de su calle y le decimos si podemos ir.`,
  tooFar: 'Muy lejos',
  tooFarText: (region) =>
    `Lo sentimos, queda fuera de nuestra zona de servicio. Trabajamos en ${region}. En la alcaldía de ahí le pueden decir quién recoge. Si tiene alguna pregunta, llámenos o mándenos un ${medio}.`,
  callUs: 'Llámenos',
  notListed: (isZip) =>
    `${isZip ? 'Ese código postal' : 'Esa ciudad'} no está en nuestra lista. Llámenos: si está cerca, tal vez podamos ir.`,
}

export const places: typeof en.places = {
  removal: 'Retiro de basura y muebles',
  removalIn: (town) => `Retiro de basura y muebles en ${town}`,
  title: (town, from) => `Retiro de basura y muebles en ${town}, desde ${from}`,
  usually: (removal, price, load) => `${removal}: normalmente ${price} por ${load}.`,
  from: (price) => `Desde ${price}.`,
  soon,
  allZips: (count) => `los ${count} códigos postales`,
  zips: (count, list) => `${count === 1 ? 'código postal' : 'códigos postales'} ${list}`,
  price: (buys) => `Precio ${buys}`,
  forA: (load) => `por ${load}`,
}

export const scene: typeof en.scene = {
  riverwalk: 'una torre de campanas y un puente peatonal techado',
  stoneBridge: 'un puente de piedra sobre el río',
  canalLock: 'una esclusa del viejo canal',
  grainElevator: 'un silo de granos',
  station: 'una estación de tren',
  waterTower: 'una torre de agua',
  mainStreet: 'tiendas de ladrillo en el centro',
  oaks: 'robles en un campo',
  houses: 'una calle de casas',
  mesa: 'una mesa de tierra roja',
  saguaros: 'saguaros',
  adobes: 'casas de adobe',
  palms: 'palmeras',
  windpump: 'el papalote de un rancho',
  lighthouse: 'un faro',
  pier: 'lanchas en un muelle',
  cottages: 'casitas de tejamanil',
  dunes: 'dunas con su cerca',
  peak: 'un pico nevado',
  pines: 'abetos altos',
  cabins: 'cabañas de troncos',
  mill: 'un molino en el río',
  steeple: 'una iglesia blanca',
  maples: 'arces y abedules',
  skyline: 'los edificios del centro',
  rowhouses: 'casas de ladrillo en hilera',
  park: 'árboles en un parque',
}

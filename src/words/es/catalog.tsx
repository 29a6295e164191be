import type * as en from '../en/catalog.tsx'
import { estado, medio } from './reach.ts'

export const itemPage: typeof en.itemPage = {
  crumb: 'Artículos',
  fills: (share, bold) => <>Ocupa {bold(`${share} del camión`)}.</>,
  truck: (share, load) => `Nuestro camión, lleno al ${share} con ${load}`,
  usually: (name, price, load, bold) => (
    <>
      {name}: normalmente {bold(price)} por {load}.
    </>
  ),
  whereToTake: 'Dónde entregar',
  orFree: 'Otras opciones gratis',
  costs: (thing) => `Cuánto cuesta que nos llevemos ${thing}`,
  columns: { what: 'Lo que tiene', weight: 'Peso', truck: 'Camión', usually: 'Precio' },
  pounds: (pounds) => `${pounds} lb`,
  estimates: (discount) =>
    `Son estimados, con la carga incluida. Le damos el precio exacto antes de subir nada al camión. ${discount}`,
  free: (thing) => `¿Puede deshacerse gratis de ${thing}?`,
  whoTakes: (thing) => `¿Quién recibe ${thing}?`,
  curbByTown: 'Recolección en la banqueta, por ciudad',
  rule: (town, rule, asOf, bold) => (
    <>
      {bold(`${town}:`)} {rule.charAt(0).toLowerCase() + rule.slice(1)}, según lo publicado en {asOf}.
    </>
  ),
  askHauler: (isElsewhere) =>
    `${isElsewhere ? 'En las demás ciudades, pregunte' : 'Pregunte'} a su servicio de basura qué recoge y cuánto cobra.`,
  askTown: 'Pregunte en su ciudad',
  donations: 'Lugares que reciben donaciones',
  dropOffs: 'Centros de entrega',
  milesFrom: (miles, town) => `${miles} de ${town}`,
  siteIn: (town, near) => `En ${town}, como a ${near}`,
  out: (thing, crew = 'dos') => `Cómo sacamos ${thing} entre ${crew}`,
  moveSafely: (thing) => `Cómo mover ${thing} de forma segura`,
  before: 'Antes de que lleguemos',
  first: 'Primero',
  goes: (thing) => `Adónde llevamos ${thing}`,
  goesFromThere: 'Adónde va después',
  law: 'Qué dice la ley',
  related: 'También preguntan por',
  all: 'Todos los artículos y precios',
  pickUp: 'Dónde recogemos',
  refused: 'No nos lo llevamos',
  closing: '¿Qué más nos llevamos?',
}

export const itemGuide: typeof en.itemGuide = {
  title: (name) => `Precios de retiro por artículo | ${name}`,
  crumb: 'Artículos',
  description:
    'Cuánto cuesta que nos llevemos un sofá, un colchón, un refrigerador o un jacuzzi, adónde va cada cosa y quién la recibe gratis.',
  heading: 'Cuánto cuesta cada artículo',
  lead: (count) =>
    `Busque cualquiera de ${count} cosas: cuánto cuesta que nos la llevemos, adónde va y quién la recibe gratis.`,
  lookUp: 'Buscar un artículo',
  what: '¿Qué nos llevamos?',
  picture: 'Muebles para donar, metal para reciclar y unas bolsas de basura en nuestro patio',
  closingHeading: '¿No encuentra lo suyo?',
  closing: `Mándenos una foto por ${medio} y le decimos cuánto cuesta.`,
  all: (count) => `Los ${count} artículos`,
  each: (least) =>
    `Cada precio es por un solo artículo. Nuestro precio más bajo es ${least}, y ahí pueden caber varias cosas chicas. Usted sabe su precio antes de que carguemos nada.`,
  extra: (range, reason) => ` + ${range} por ${reason}`,
  where: '¿Adónde va?',
  guide: (count, link) => (
    <>
      {`Busque un sofá, un refrigerador o un bote de pintura. De ${count} artículos puede ver si nos los llevamos, cuánto cuestan normalmente y adónde van. `}
      {link('Ver la lista completa')}
    </>
  ),
  oneOfEach: 'Uno de cada grupo',
  bans: (state) => `Lo que ${estado(state)} prohíbe en sus rellenos sanitarios`,
  noneTaken: (link) => <>No podemos llevarnos nada de esto. {link('Vea quién sí')}</>,
}

export const priceList: typeof en.priceList = {
  title: 'Precios de retiro de basura y muebles',
  crumb: 'Calculadora de precios',
  description: (from, to) =>
    `Elija sus cosas y vea cuánto cuesta que nos las llevemos, línea por línea: de ${from} a ${to} por el espacio en el camión, más los cargos adicionales.`,
  heading: '¿Cuánto va a costar?',
  lead: (from, to) =>
    `Elija sus cosas y vea el precio. El espacio en el camión cuesta de ${from} a ${to}. No tiene que darnos su teléfono.`,
  unreadItem: `No está en nuestra lista, así que no está en el precio. Búsquelo abajo o mándenos una foto por ${medio}.`,
  unreadZip: 'Un código postal tiene cinco números. Escriba el suyo abajo y lo revisamos.',
  unreadKind: 'No es uno de los grupos de nuestra lista. Elija uno abajo.',
  spaceHeading: 'Cuánto cuesta el espacio en el camión',
  truck: (fill) => `Nuestro camión ${fill ? `lleno a ${fill}` : 'lleno'}`,
  loads: {
    minimum: ['Una carga chica', 'Un sillón reclinable, o cuatro bolsas de basura y una lámpara'],
    quarter: ['Un cuarto del camión', 'Un sofá, un sillón, una cómoda y una mesa de centro'],
    half: ['Medio camión', 'La sala y la recámara de un apartamento chico'],
    full: ['Un camión lleno', 'Un garaje repleto para un carro'],
  },
  list: 'Lista de precios',
  space: 'Cuánto cuesta el espacio',
  byYard: (yard, least) => `${yard} por yarda cúbica, y ${least} como mínimo.`,
  upTo: (feet) => `Hasta ${feet} pies cúbicos`,
  smallest: 'Carga más chica',
  part: (share) => `${share} del camión`,
  fullTruck: 'Camión lleno',
  fullFeet: (feet, yards) => `${feet} pies cúbicos, ${yards} yardas cúbicas`,
  onTop: (payBy) => `Los cargos adicionales van aparte. ${payBy}`,
  extras: 'Cargos adicionales',
  raises: 'Qué puede subir el precio',
  ownLine: 'Cada cargo adicional tiene su propia línea en el precio, y usted lo ve antes de aceptar nada.',
  every: 'Todo lo que tiene cargo adicional',
  from: (amount) => `desde ${amount}`,
  between: (goes, works, quote) => (
    <>
      Los precios intermedios son estimados. En su puerta vemos lo que hay y le damos un solo precio. ¿Quiere saber
      adónde va todo? Búsquelo en {goes('adónde va')}, vea {works('cómo funciona el servicio')} o{' '}
      {quote('mándenos una foto')}.
    </>
  ),
  closing: '¿Prefiere hablar con alguien?',
}

export const service: typeof en.service = {
  weTake: 'Nos llevamos',
  weDont: 'No nos llevamos',
  workOrder: 'Orden de trabajo',
  job: 'Trabajo',
  crew: 'Equipo',
  crewIs: 'Dos personas y un camión',
  soonest: 'Lo más pronto',
  estimate: 'Estimado',
  free: 'Gratis',
  onThisPage: 'En esta página',
  asked: 'Lo que nos preguntan',
  notYours: '¿No ve la suya?',
  textQuestion: `Mande su pregunta por ${medio}`,
  agree: (bold) => (
    <>{bold('Usted acepta el precio antes de que carguemos')}, y si no le conviene, no le cobramos nada.</>
  ),
  you: 'Usted',
  askFirst: 'Pregunte antes',
  permits: 'Permisos, y la llamada antes de excavar',
  tag: (label) => (label.includes('/') ? label : 'Lleno'),
  truck: (label) => (label.includes('/') ? `${label} de camión` : 'Camión lleno'),
  callToBook: 'Reserve por teléfono',
  space: 'Cuánto cuesta el espacio',
  spaceOnly: (pay) => `Es por el espacio en el camión, y los cargos adicionales van aparte. ${pay}`,
  extras: 'Qué puede costar más, y por qué',
  related: 'Ya que vamos',
  towns: 'Lo que conviene saber en su ciudad',
}

export const services: typeof en.services = {
  crumb: 'Servicios',
  heading: 'Qué nos llevamos',
  lead: (from) =>
    `De una silla a una casa entera, desde ${from}. Si dos personas pueden cargarlo, nos lo llevamos. Si no, primero lo desarmamos.`,
  picture: 'Dos del equipo suben un sofá al camión',
  priceAndWhere: 'Precio y adónde va',
  costs: 'Cuánto cuesta',
  fromTo: (from, to) => `De ${from} a ${to}`,
  costsText: (discount) =>
    `Es por el espacio que ocupa en el camión, desde una carga chica hasta el camión lleno. Algunas cosas tienen un cargo adicional. Usted acepta el precio antes de que carguemos. ${discount}`,
  seePrice: 'Vea su precio',
  myTown: '¿Llegan a mi ciudad?',
  onMap: (towns) => `${towns} en un mapa`,
  refused: 'Lo que no podemos llevarnos',
  whereItGoes: (link) => <>Para cada cosa hay un lugar: {link('vea adónde llevarla')}.</>,
  closing: '¿No ve lo suyo?',
  closingText: 'Mándenos una foto y le decimos si dos personas pueden cargarlo y cuánto cuesta.',
}

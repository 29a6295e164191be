import type * as en from '../en/services.tsx'

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
  textQuestion: 'Mande su pregunta por mensaje',
  agree: (bold) => (
    <>{bold('Usted acepta el precio antes de que carguemos.')} Si no le conviene, no le cobramos nada.</>
  ),
  you: 'Usted',
  askFirst: 'Pregunte antes',
  tag: (label) => (label.includes('/') ? label : 'Lleno'),
  truck: (label) => (label.includes('/') ? `${label} de camión` : 'Camión lleno'),
  callToBook: 'Reserve por teléfono',
  space: 'Cuánto cuesta el espacio',
  pickItems: 'Elija sus cosas y vea un rango',
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

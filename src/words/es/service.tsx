import type { words as en } from '../en/service.tsx'

export const words: typeof en = {
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

import type { words as en } from '../en/services.tsx'

export const words: typeof en = {
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

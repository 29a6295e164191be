import type * as en from '../en/booking.ts'

export const booking: typeof en.booking = {
  title: 'Reservar un retiro',
  yours: 'Su retiro',
  soFar: 'Su retiro hasta ahora',
  terms: (payBy) => `Usted acepta el precio en su puerta y paga cuando terminamos. ${payBy}`,
  noCharge: 'Usted acepta el precio en su puerta, antes de que carguemos nada. Si no le conviene, no le cobramos.',
  steps: { where: 'Dónde', when: 'Cuándo', who: 'Quién' },
  what: 'Qué',
  notYet: 'Falta',
  change: 'Cambiar',
  windows: 'horarios disponibles',
  now: 'Ahora: ',
  earlier: '← Días anteriores',
  later: 'Más días',
  closed: 'Cerrado',
  noneOpen: 'Sin cupo',
  within: (zone, span) => `${zone}. Llegamos dentro de esas ${span}.`,
  noWindows: 'No hay horarios disponibles. Llámenos o mándenos un mensaje y le buscamos uno.',
  nothingOpen: (first, last) => `No hay nada libre del ${first} al ${last}. Vea más días, o llámenos.`,
  place: {
    yes: (town) => `Sí, llegamos a ${town}.`,
    probably: (town) =>
      `Es muy probable: queda justo en la orilla de ${town}. Siga adelante y le llamamos para confirmar.`,
    far: (region) =>
      `Queda fuera de ${region}. De todos modos puede mandar esto, y le llamamos para decirle si podemos ir.`,
    unlisted: (isZip) =>
      `${isZip ? 'Ese código postal' : 'Esa ciudad'} no está en nuestra lista. Siga adelante: si queda cerca, tal vez podamos ir, y le llamamos.`,
  },
}

export const zip: typeof en.zip = {
  empty: 'Escriba un código postal o una ciudad',
  meant: (name) => `¿Quiso decir ${name}?`,
  meantOr: (name) => `¿Quiso decir ${name}? Si no, envíelo otra vez`,
  noZip: (example) => `Escriba los cinco números del código postal, como ${example}, o el nombre de la ciudad`,
}

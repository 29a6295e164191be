import type { words as en } from '../en/priceList.tsx'

export const words: typeof en = {
  title: 'Precios de retiro de basura y muebles',
  crumb: 'Calculadora de precios',
  description: (from, to) =>
    `Elija sus cosas y vea cuánto cuesta que nos las llevemos, línea por línea: de ${from} a ${to} por el espacio en el camión, más los cargos adicionales.`,
  heading: '¿Cuánto va a costar?',
  lead: (from, to) =>
    `Elija sus cosas y vea el precio. El espacio en el camión cuesta de ${from} a ${to}. No tiene que darnos su teléfono.`,
  unreadItem: 'No está en nuestra lista, así que no está en el precio. Búsquelo abajo o mándenos una foto por mensaje.',
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
  upTo: (feet) => `Hasta ${feet} pies cúbicos`,
  smallest: 'Carga más chica',
  part: (share) => `${share} del camión`,
  fullTruck: 'Camión lleno',
  fullFeet: (feet) => `${feet} pies cúbicos, 15 yardas cúbicas`,
  onTop: (payBy) => `Los cargos adicionales van aparte. ${payBy}`,
  extras: 'Cargos adicionales',
  raises: 'Qué puede subir el precio',
  ownLine: 'Cada cargo adicional tiene su propia línea en el precio, y usted lo ve antes de aceptar nada.',
  every: 'Todo lo que tiene cargo adicional',
  from: (amount) => `desde ${amount}`,
  between: (goes, works, quote) => (
    <>
      Los precios intermedios son estimados. En su puerta vemos lo que hay y le damos un solo precio. Si no le conviene,
      no le cobramos nada. ¿Quiere saber adónde va todo? Búsquelo en {goes('adónde va')}, vea{' '}
      {works('cómo funciona un retiro')} o {quote('mándenos una foto')}.
    </>
  ),
  closing: '¿Prefiere hablar con alguien?',
}

import { spokenTime } from '../../../../domain/calendar/localTime.ts'
import { inDollars } from '../../../../domain/prices/price.ts'
import { paths } from '../../../../routes.ts'
import type { ServiceTexts } from '../../../schema/translation.ts'
import { addedPrice, guidePrice } from '../../guidePrices.ts'
import { site } from '../../site.ts'

const [from, to] = [inDollars(site.price.from), inDollars(site.price.to)]
const [weekday] = site.hours.pickup

export const commercialJunkRemoval = (): ServiceTexts => ({
  name: 'Retiro para oficinas y negocios',
  title: 'Retiro de muebles de oficina y negocio cerca de Chicago',
  description: `Nos llevamos muebles de oficina, estantes y tarimas en los suburbios del oeste y sur de Chicago. De ${from} a ${to} por el espacio en un camión.`,
  summary: 'Muebles de oficina, estantes, tarimas y lo que dejan los inquilinos.',
  heading: 'Retiro para oficinas y negocios al oeste y al sur de Chicago',
  lead: 'Vaciamos oficinas, tiendas y locales, sin estorbar en sus horas de más gente.',
  picture: 'Uno del equipo saca de una oficina unos archiveros amarrados en un diablito',
  buys: `por tres sillas de oficina; hasta ${to} por el espacio de un camión lleno`,
  message: 'Hola, tenemos cosas de un negocio que ya no queremos. El edificio, el piso y dónde se pueden estacionar:',
  load: {
    heading: 'Qué nos llevamos de oficinas y tiendas',
    take: [
      'Escritorios, sillas y mesas de juntas',
      'Cubículos y divisiones, que nosotros desarmamos',
      'Archiveros, ya vacíos',
      'Estantes de tienda, exhibidores, mostradores y letreros',
      'Tarimas, cajas de madera y mercancía caducada',
      'Computadoras, monitores, impresoras y copiadoras',
      'Refrigeradores de comedor y de bebidas',
      'Muebles y cajas que dejó un inquilino',
    ],
    leave: [
      { thing: 'Equipo rentado', instead: 'Llame al número de la etiqueta' },
      {
        thing: 'Tambos, solventes y químicos de limpieza',
        instead: 'Llame a una empresa de residuos con licencia. Los centros para casas no reciben los de un negocio',
      },
      { thing: 'Agujas y medicinas', instead: 'Llame a un servicio de residuos médicos' },
      { thing: 'Loseta de techo o piso que pueda tener asbesto', instead: 'Llame a un contratista de asbesto' },
      { thing: 'Papel que hay que triturar', instead: 'Llame a una empresa que triture papel' },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta vaciar una oficina o un negocio?',
    intro: `Cuesta de ${from} a ${to} por el espacio que ocupan las cosas ya acomodadas en el camión. Siete cubículos normalmente cuestan ${guidePrice('cubicle.7')}, desarmados. Mándenos fotos y un plano, o recorremos el lugar con usted. Le damos un solo precio por escrito, para que se lo pase a su jefe o al dueño del edificio.`,
    rungs: [
      { rung: 'eighth', holds: 'Dos archiveros altos y tres sillas de oficina' },
      { rung: 'quarter', holds: 'Dos escritorios ejecutivos con sus sillas' },
      { rung: 'half', holds: 'Tres cubículos desarmados, con sillas' },
      { rung: 'three-quarters', holds: 'Cuatro cubículos y cuatro archiveros laterales' },
      { rung: 'full', holds: 'Siete cubículos, o unas 65 tarimas acostadas' },
    ],
    extras: [
      {
        label: 'Desarmar cubículos',
        amount: addedPrice('cubicle'),
        unit: 'por cubículo',
        reason: 'Hay que quitar paneles, contactos y cubiertas para poder acomodarlos.',
      },
      {
        id: 'tv-small',
        label: 'Monitores de menos de 21 pulgadas',
        reason: 'En Illinois no pueden ir al relleno sanitario, así que cada uno va a reciclarse.',
      },
      {
        id: 'tv-large',
        label: 'Pantallas de 21 pulgadas o más',
        reason: 'También los televisores de sala de juntas y los menús en pantalla.',
      },
      {
        id: 'refrigerant',
        unit: `cada uno; ${addedPrice('restaurant-fridge')} por un refrigerador comercial`,
        reason: 'Hay que recuperar el gas refrigerante. Uno comercial, además, pesa mucho más.',
      },
      { id: 'long-carry', reason: 'Cuando su local queda lejos del andén o del estacionamiento.' },
    ],
  },
  prepare: {
    heading: 'Qué arreglar con su edificio',
    steps: [
      {
        do: 'Aparte el elevador de carga',
        how: 'Pregunte si hay que proteger las paredes. Si no hay elevador, díganos el piso.',
      },
      {
        do: 'Consíganos dónde estacionarnos',
        how: 'Lo mejor es un andén. Díganos su altura y a qué hora tenemos que salir.',
      },
      {
        do: 'Pregunte por el certificado de seguro',
        how: 'Muchos dueños quieren uno a su nombre. Mándenos con tiempo el texto que piden.',
      },
      {
        do: 'Vacíe archivos y discos',
        how: 'Saque el papel de todos los cajones, y que su gente de sistemas quite o borre los discos duros.',
      },
      {
        do: 'Ponga cinta en lo que se va',
        how: 'Lo que no tenga cinta se queda. Si se va todo un cuarto, ponga la cinta en la puerta.',
      },
    ],
  },
  margin: {
    heading: 'Guarde su recibo',
    text: [
      'Si una carga aparece en una zanja, lo primero que preguntan es de quién era. En el recibo consta quién se llevó lo suyo y cuándo, así que pídanos uno y guárdelo.',
      '¿Va a demoler parte de un edificio comercial? Las reglas federales de asbesto pueden exigir un aviso por escrito 10 días hábiles antes. Pregunte a su contratista antes de reservar.',
    ],
    links: [{ label: 'Para dueños de rentas: desalojos y cambios', href: paths.guide('eviction-and-rental-cleanout') }],
  },
  afterwards: {
    heading: 'Adónde van sus muebles de oficina',
    ways: [
      { way: 'Se dona', what: 'Ofrecemos en donación escritorios, sillas y estantes en buen estado.' },
      {
        way: 'Se recicla',
        what: 'Archiveros de acero, estantes y cable. Las computadoras y pantallas se reciclan, porque en Illinois no pueden ir al relleno sanitario desde 2012.',
      },
      { way: 'Se desecha', what: 'Aglomerado roto, paneles manchados y mercancía caducada.' },
    ],
  },
  closing: '¿Qué necesita vaciar?',
  questions: [
    {
      question: '¿Pueden venir antes de que abramos?',
      answer: `Entre semana recogemos ${weekday ? `de ${spokenTime(weekday.opens)} a ${spokenTime(weekday.closes)}` : ''}, y el fin de semana menos horas. Díganos cuándo no tiene clientes y buscamos un horario que le sirva. Si necesita otra hora, llámenos y pregunte.`,
    },
    {
      question: 'Mi inquilino dejó todo. ¿Puedo tirarlo?',
      answer:
        'Pregunte primero a un abogado, porque tal vez todavía sea del inquilino. Cuando sepa que puede vaciarlo, le damos un precio y lo vaciamos.',
    },
    {
      question: '¿Y si es más de un camión?',
      answer: `Entonces lo cotizamos como proyecto. ${to} es por el espacio de un camión lleno. Para algo más grande, recorremos el lugar con usted y le damos un solo precio por escrito por todo el trabajo.`,
    },
  ],
  related: [
    { slug: 'property-cleanout', why: 'Está vaciando una renta entre un inquilino y otro.' },
    { slug: 'light-demolition', why: 'Los mostradores y estantes están atornillados a la pared.' },
    { slug: 'appliance-removal', why: 'Es solo el refrigerador del comedor.' },
  ],
  towns: [
    { slug: 'oak-brook', note: 'Si está cerca del mall, díganos qué andén usar y qué altura tiene la puerta.' },
    { slug: 'aurora', note: 'Aurora está en cuatro condados, así que díganos también la calle que cruza.' },
    { slug: 'joliet', note: 'Joliet es muy grande. Al reservar, díganos el horario de su andén.' },
    { slug: 'bolingbrook', note: 'Recogemos en tiendas y bodegas del 60440 y del 60490.' },
  ],
})

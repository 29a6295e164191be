import { inDollars } from '../../../../domain/prices/price.ts'
import { paths } from '../../../../routes.ts'
import type { ServiceTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { bedroom } from '../../services/propertyCleanout.ts'
import { site } from '../../site.ts'

const to = inDollars(site.price.to)

export const propertyCleanout = (): ServiceTexts => ({
  name: 'Vaciado de casas y apartamentos',
  title: 'Vaciado de casas y apartamentos cerca de Chicago',
  description: `Vaciamos casas heredadas, de renta o embargadas al oeste y sur de Chicago. Una recámara normalmente cuesta ${guidePrice(bedroom)}. Ponga cinta en lo que se va.`,
  soonest: 'Después de verla con usted o en fotos',
  summary: 'Casas heredadas, de renta o embargadas. Ponga cinta en lo que se va y nosotros lo sacamos.',
  heading: 'Vaciado de casas al oeste y al sur de Chicago',
  lead: 'Ponga cinta en lo que se va. Lo que no tenga cinta se queda. Lo sacamos cuarto por cuarto y barremos.',
  picture: 'Una casa vista por dentro: la mitad está llena, y la otra mitad, vacía, la están barriendo',
  buys: 'por una recámara con cama queen, cómoda y dos burós',
  message: 'Hola, necesito vaciar una casa o un apartamento. Cuántos cuartos y para cuándo:',
  load: {
    heading: 'Qué incluye el vaciado de una casa',
    take: [
      'Muebles de todos los pisos',
      'Clósets, gabinetes y la cocina completa',
      'Refrigerador, estufa, lavadora y secadora',
      'El ático, el espacio bajo la casa y el cobertizo',
      'Colchones, tapetes, cortinas y alfombra',
      'Libros, discos, trastes y herramienta',
      'Bolsas y cajas que no tiene tiempo de revisar',
    ],
    leave: [
      { thing: 'Lo que no tenga cinta', instead: 'Se queda donde está, o lo movemos al cuarto que usted diga' },
      { thing: 'Papeles, fotos, dinero y llaves', instead: 'Si los encontramos, se los juntamos en una caja' },
      { thing: 'Medicinas y agujas', instead: 'Pregunte en su farmacia' },
      { thing: 'Armas y municiones', instead: 'Llame a la policía, al número que no es de emergencia' },
      { thing: 'Pintura', instead: 'Los centros de PaintCare la reciben gratis' },
      {
        thing: 'Combustible y químicos',
        instead: 'Pregunte en el centro de residuos peligrosos de Naperville',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta vaciar una casa?',
    intro: `Una recámara normalmente cuesta ${guidePrice(bedroom)}, y el espacio de un camión lleno, hasta ${to}. Una casa entera suele llenar más de un camión. La recorremos con usted, o trabajamos con sus fotos si vive lejos. Después le damos un solo precio por escrito por todo el trabajo.`,
    rungs: [
      { rung: 'quarter', holds: 'Una base de cama de madera, dos cómodas y dos burós' },
      { rung: 'half', holds: 'La sala y la recámara de un apartamento chico' },
      { rung: 'three-quarters', holds: 'Esos dos cuartos y un comedor' },
      { rung: 'full', holds: 'Un garaje para un carro, repleto' },
    ],
    extras: [
      {
        id: 'mattress',
        reason: 'Se cuenta cada colchón y cada box spring, así que no olvide el cuarto de visitas.',
      },
      {
        id: 'refrigerant',
        reason: 'Por el refrigerador de la cocina, el congelador del sótano y cada aire de ventana.',
      },
      {
        id: 'tv-large',
        reason: 'También cuentan los televisores viejos de tubo. En Illinois no pueden ir a la basura.',
      },
      {
        id: 'stairs',
        reason: 'Por cajas fuertes y roperos pesados. El primer tramo no se cobra.',
      },
      {
        id: 'heavy-material',
        label: 'Ladrillo, loseta y piedra de patio',
        reason: 'Pesan demasiado para llenar el camión, así que los cobramos por pie cúbico.',
      },
    ],
  },
  prepare: {
    heading: 'Qué hacer antes de vaciar la casa',
    steps: [
      {
        do: 'Vea quién decide',
        how: 'Si es herencia, el albacea. Si es renta, el dueño, cuando la ley lo permita. Esa persona acepta el precio.',
      },
      {
        do: 'Busque los papeles importantes',
        how: 'El testamento, la escritura, los títulos de carros, los impuestos y el banco. Revise libros, congeladores y bolsas de abrigos.',
      },
      {
        do: 'Deje que la familia escoja',
        how: 'Aparte una tarde, y que cada quien lleve a un cuarto lo que quiera. Dígales qué día se va lo demás.',
      },
      {
        do: 'Ponga cinta en lo que se va',
        how: 'Lo que no tenga cinta se queda. Para un cuarto entero, basta una tira en la puerta.',
      },
      { do: 'No corte la luz', how: 'La necesitamos en el sótano, y para el elevador si hay.' },
    ],
  },
  margin: {
    heading: '¿Vacía una casa desde otro estado?',
    text: [
      'Casi todo se puede hacer por teléfono. Mándenos fotos y que alguien nos abra. Usted acepta el precio antes de que movamos una sola caja.',
      'Pídanos recibo. Illinois puede hacerlo responsable si alguien tira sus cosas donde no debe, y el recibo dice a quién contrató. Si usted es el albacea, también le sirve para las cuentas de la herencia.',
    ],
    links: [
      { label: 'Vaciar una casa heredada: precio y lista', href: paths.guide('estate-cleanout') },
      { label: 'Casas con acumulación', href: paths.guide('hoarding-cleanout') },
      {
        label: 'Nuestra guía semana por semana',
        href: paths.post('vaciar-una-casa-en-downers-grove'),
      },
    ],
  },
  afterwards: {
    heading: 'Adónde va todo lo de la casa',
    ways: [
      { way: 'Se queda', what: 'Lo que no tenga cinta. No sube al camión.' },
      {
        way: 'Se dona',
        what: 'Ofrecemos en donación camas, mesas y trastes en buen estado. El recibo para sus impuestos lo da la organización, no nosotros.',
      },
      { way: 'Se recicla', what: 'Metal, electrónicos y aparatos, ya sin gas refrigerante.' },
      { way: 'Se desecha', what: 'Lo gastado, mojado o roto. Luego barremos.' },
    ],
  },
  closing: '¿Para cuándo tiene que estar vacía la casa?',
  questions: [
    {
      question: '¿Cuánto tarda vaciar una casa?',
      answer:
        'Depende de cuántos camiones se llenen. Un apartamento chico puede ser una visita, y una casa llena, varias. Antes de empezar le decimos cuántos viajes calculamos.',
    },
    {
      question: '¿Buscan las cosas de valor?',
      answer:
        'Si vemos papeles, fotos, dinero o llaves, se los juntamos en una caja. Pero lo nuestro es cargar, y no sabemos cuánto vale una colección de monedas. Búsquela antes de que lleguemos, o esté ahí con nosotros.',
    },
    {
      question: 'La casa está en mal estado. ¿Van de todos modos?',
      answer:
        'Es probable, si nos avisa de humo, mascotas, moho o comida echada a perder, y manda fotos. Le decimos qué podemos llevarnos y qué tiene que limpiar antes un equipo de limpieza.',
    },
  ],
  related: [
    { slug: 'furniture-removal', why: 'Solo quedan unas piezas grandes.' },
    { slug: 'shed-removal', why: 'El cobertizo de atrás también se va.' },
    { slug: 'light-demolition', why: 'Quiere quitar alfombra y gabinetes antes de vender.' },
    { slug: 'residential-junk-removal', why: 'Por ahora solo necesita vaciar el garaje.' },
  ],
  towns: [
    {
      slug: 'downers-grove',
      note: 'Aquí está Sharing Connections, un banco de muebles. Llámelos antes de que carguemos, para ver qué necesitan.',
    },
    { slug: 'wheaton', note: 'En Danada o cerca de la universidad, díganos dónde podemos estacionar el camión.' },
    {
      slug: 'hinsdale',
      note: 'Si en Robbins Park estorban las ramas bajas, estacionamos más lejos y caminamos.',
    },
    { slug: 'elmhurst', note: 'SCARCE, aquí al lado en Addison, recibe libros y útiles escolares usados.' },
    {
      slug: 'lockport',
      note: 'Tal vez el ReStore de Habitat en Joliet quiera los gabinetes y puertas buenos. Llame y pregunte.',
    },
  ],
})

import { inDollars } from '../../../../domain/prices/price.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice, rungPrice } from '../../guidePrices.ts'
import { hoardingCleanout as en } from '../../guides/hoardingCleanout.ts'
import { site } from '../../site.ts'
import { sourcesOf } from '../sources.ts'

export const hoardingCleanout = (): GuideTexts => ({
  name: 'Casas con mucha acumulación',
  searches: ['acumulador', 'acumulación', 'acumuladora', 'casa llena'],
  title: 'Casas con acumulación: precio, primeros pasos y ayuda',
  description:
    'Cómo despejar una casa muy llena cerca de Naperville y Joliet: cuánto cuesta cada carga, por dónde empezar, qué no podemos llevarnos y a quién llamar antes.',
  heading: '¿Cómo se despeja una casa muy llena?',
  answer: `Un paso libre y un cuarto a la vez, y quien vive ahí dice qué se va. Un camión lleno cuesta hasta ${inDollars(site.price.to)} por su espacio, y una casa completa puede llevar varios.`,
  lead: 'Nadie del equipo va a hacer comentarios. Si quiere, el camión espera a la vuelta hasta que haya que cargar.',
  figures: [
    { label: 'Cuarenta bolsas de basura', amount: guidePrice('bag-33.40') },
    { label: 'Medio camión', amount: rungPrice('half') },
    { label: 'Ir a verlo primero', amount: 'Gratis' },
  ],
  parts: [
    {
      kind: 'list',
      id: 'begin',
      heading: 'Por dónde empezar',
      inOrder: true,
      entries: [
        {
          title: 'Pregunte, no sorprenda',
          text: 'Lo que se vacía a espaldas de alguien se vuelve a llenar. Si esa persona puede escoger una repisa, empiecen por esa.',
        },
        {
          title: 'Despeje la salida',
          text: 'Primero la puerta, el pasillo, la estufa y la cama. Es lo que pediría un bombero.',
        },
        {
          title: 'Saque lo que de seguro es basura',
          text: 'Periódicos viejos, cajas de comida, sillas rotas. Deje las fotos, las cartas y las colecciones para otro día.',
        },
        {
          title: 'Ponga un lugar para “todavía no”',
          text: 'Unas cajas para lo que hoy nadie puede decidir. Cuando se llenen, se acabó por ese día.',
        },
        {
          title: 'Pare cuando todavía va bien',
          text: 'Dos o tres horas son suficientes. Reserve la siguiente cita antes de que nos vayamos.',
        },
      ],
    },
    {
      kind: 'prices',
      id: 'cost',
      heading: 'Cuánto cuesta cada carga',
      text: [
        'Nadie puede dar un precio honesto por toda la casa sin haberla visto. Por una carga, sí. Primero la vemos, y le damos por escrito un solo precio por la parte que usted escoja.',
      ],
      loads: [
        { items: 'bag-33.20', label: '20 bolsas llenas', note: 'Un baño y un pasillo' },
        { items: 'bag-33.40', label: '40 bolsas llenas', note: 'Un cuarto chico' },
        {
          items: 'box-medium.20_bag-33.20_sofa',
          label: 'Cajas, bolsas y un sofá',
          note: 'Una sala hasta que se vea el piso',
        },
        { items: 'pickup-load.3', label: 'Tres pickups llenas', note: 'El primer día de un sótano' },
        { items: 'pickup-load.5', label: 'Cinco pickups llenas' },
      ],
    },
    {
      kind: 'table',
      id: 'who',
      heading: 'Quién hace qué',
      text: ['Nosotros cargamos y nos lo llevamos. En algunas casas, otras personas van antes o después.'],
      columns: ['Qué hay', 'A quién llamar', 'Antes o después de nosotros'],
      rows: [
        ['Montones de papeles, ropa, cajas y muebles', 'A nosotros', 'Al principio o al final, como prefiera'],
        ['Agujas, excremento o sangre', 'A una compañía de limpieza de riesgo biológico', 'Antes'],
        ['Moho o una fuga', 'A un plomero, y luego a una compañía de moho', 'Antes'],
        ['Ratones, cucarachas o chinches', 'A un fumigador', 'Antes, y otra vez después'],
        [
          'Pintura, gasolina y químicos',
          'A una tienda de pintura, o al centro gratis de residuos peligrosos de Naperville, que es para casas',
          'Cuando sea',
        ],
        ['La mugre que queda', 'A una compañía de limpieza', 'Después'],
        ['La persona necesita apoyo', 'A su doctor, o a la oficina del condado para personas mayores', 'Antes'],
        ['Un aviso de la ciudad', 'Al inspector que firma', 'Antes: pida más tiempo por escrito'],
      ],
    },
    {
      kind: 'list',
      id: 'day',
      heading: 'Cómo trabajamos en una casa llena',
      entries: [
        {
          title: 'Decide una sola persona',
          text: 'Ponga cinta en lo que se va. Lo que no tenga cinta se queda. Si todo un cuarto es basura, dígalo una vez y lo vaciamos.',
        },
        {
          title: 'Vemos antes de tirar',
          text: 'El dinero, los papeles, las fotos, las llaves y las medicinas van en una caja para usted. Las bolsas que alguien llenó hace años se abren solo si usted quiere.',
        },
        {
          title: 'Sin fotos, si usted no quiere',
          text: 'Tomamos fotos solo si las pide, para un juez, un seguro o la familia que vive lejos.',
        },
        {
          title: 'Díganos si hay mascotas, humo o pisos malos',
          text: 'Por un piso flojo o un gato que se esconde cambia lo que llevamos y cuántos vamos.',
        },
        {
          title: 'Podemos parar',
          text: 'Si ese día ya es demasiado, cargamos lo que está junto a la puerta y usted paga por eso.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Lo que nos preguntan en voz baja',
      entries: [
        {
          title: '¿Se van a enterar los vecinos?',
          text: 'El camión trae nuestro nombre, no el motivo. Podemos ir cuando la calle está tranquila y cargar por el garaje o por atrás.',
        },
        {
          title: 'Mi mamá no quiere. ¿Pueden venir de todos modos?',
          text: 'Si es su casa, ella decide. Con gusto hablamos primero con ella por teléfono.',
        },
        {
          title: 'Hay una fecha con el juez o un aviso. ¿Qué tan pronto pueden venir?',
          text: 'Llame con la fecha. Los horarios libres están en la página para reservar, y le decimos con franqueza qué se puede hacer para entonces.',
        },
        {
          title: '¿Ustedes separan?',
          text: 'Un poco: metal, electrónicos y lo que se podría donar. Revisar años de papeles le toca a la familia o a un organizador.',
        },
        {
          title: '¿Qué no se llevan?',
          text: 'Químicos, pintura, gasolina, propano, municiones, medicinas, y nada que tenga agujas o excremento.',
        },
        {
          title: '¿Podemos pagar por día?',
          text: 'Se paga por carga, así que una mañana lenta no le cuesta más.',
        },
        {
          title: '¿Paga el seguro?',
          text: 'Pregunte a su aseguradora antes de empezar, y guarde nuestros recibos.',
        },
      ],
    },
  ],
  sources: sourcesOf(en),
  closing: {
    title: 'Hable primero con nosotros, sin compromiso',
    text: 'Llame y cuéntenos de un solo cuarto. Le decimos qué haría falta, y usted lo piensa el tiempo que quiera.',
  },
})

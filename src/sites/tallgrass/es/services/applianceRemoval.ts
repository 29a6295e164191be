import { inDollars } from '../../../../domain/prices/price.ts'
import { paths } from '../../../../routes.ts'
import type { ServiceTexts } from '../../../schema/translation.ts'
import { addedPrice, extraPrice, guidePrice } from '../../guidePrices.ts'
import { site } from '../../site.ts'

const from = inDollars(site.price.from)

export const applianceRemoval = (): ServiceTexts => {
  const fridge = guidePrice('refrigerator')
  return {
    name: 'Retiro de aparatos de casa',
    title: `Retiro de refrigeradores y lavadoras desde ${from}`,
    description: `Nos llevamos refrigeradores, lavadoras, secadoras y estufas al oeste y sur de Chicago. Una lavadora desde ${from}, un refrigerador normalmente ${fridge}.`,
    summary: 'Refrigeradores, lavadoras, secadoras y estufas. El gas refrigerante lo manejamos de forma segura.',
    heading: 'Retiro de refrigeradores, lavadoras y estufas cerca de Chicago',
    lead: 'Lo subimos del sótano y nos lo llevamos. El gas refrigerante lo manejamos de forma segura.',
    picture: 'Dos del equipo suben un refrigerador por las escaleras del sótano en un diablito',
    buys: `por una lavadora, una secadora o una estufa; normalmente ${fridge} por un refrigerador`,
    message: 'Hola, tengo un aparato que ya no quiero. Qué es, en qué piso está, y una foto:',
    load: {
      heading: 'Qué aparatos nos llevamos',
      take: [
        'Refrigeradores, congeladores y cavas de vino',
        'Lavadoras y secadoras, sueltas o en torre',
        'Estufas, hornos de pared y microondas',
        'Lavaplatos y trituradores',
        'Aires de ventana y deshumidificadores',
        'Calentadores de agua (bóileres), suavizadores y calefacciones',
        'Asadores, sin el tanque de propano',
        'Refrigeradores de tienda y máquinas de hielo',
      ],
      leave: [
        {
          thing: 'Lo que todavía está conectado al gas',
          instead: 'Pida a un plomero o a la compañía de gas que lo cierre y tape el tubo',
        },
        {
          thing: 'Aire central que todavía tiene gas refrigerante',
          instead: 'Primero lo tiene que vaciar un técnico certificado',
        },
        { thing: 'Tanques de propano', instead: 'El centro de residuos peligrosos de Naperville recibe los de asador' },
        { thing: 'La comida del refrigerador', instead: 'Por favor, sáquela antes de que lleguemos' },
      ],
    },
    price: {
      heading: '¿Cuánto cuesta el retiro de aparatos?',
      intro: `Una lavadora, secadora o estufa normalmente cuesta ${guidePrice('washer')}, y un refrigerador normal, ${fridge}. Usted paga por el espacio en el camión, más ${extraPrice('refrigerant')} por lo que tenga gas refrigerante. El precio del refrigerador ya lo incluye. Llámenos con su lista y casi siempre le damos el precio por teléfono.`,
      rungs: [
        { rung: 'minimum', holds: 'Una lavadora, una secadora o una estufa' },
        { rung: 'eighth', holds: 'Una lavadora y una secadora' },
        { rung: 'quarter', holds: 'Una estufa, un lavaplatos, una lavadora y dos secadoras' },
        { rung: 'half', holds: 'Lo de dos cocinas, más una lavadora y una secadora' },
      ],
      extras: [
        {
          id: 'refrigerant',
          reason:
            'Por un refrigerador, congelador, aire de ventana, deshumidificador o enfriador de agua. La ley federal pide recuperar el gas refrigerante antes de hacerlo chatarra.',
        },
        {
          label: 'Refrigerador comercial',
          amount: addedPrice('restaurant-fridge'),
          unit: 'cada uno',
          reason: 'También tiene gas refrigerante, y pesa unas 400 libras.',
        },
        {
          id: 'stairs',
          reason: 'Por lo pesado. Un refrigerador sube escalón por escalón, con los dos cargándolo.',
        },
        {
          label: 'Suavizador lleno de sal',
          amount: addedPrice('water-softener'),
          unit: 'cada uno',
          reason: 'La sal mojada pesa. Si la saca antes, no se cobra.',
        },
        { id: 'long-carry', reason: 'Cuando su apartamento queda lejos del estacionamiento.' },
      ],
    },
    prepare: {
      heading: 'Cómo preparar sus aparatos',
      steps: [
        {
          do: 'Desconecte el refrigerador o congelador',
          how: 'La noche anterior. Deje la puerta abierta y ponga una toalla debajo.',
        },
        {
          do: 'Cierre el agua',
          how: 'Cierre las dos llaves, quite las mangueras y deje que escurran en una cubeta. La máquina de hielo también tiene línea de agua.',
        },
        {
          do: 'Pida que tapen el gas',
          how: 'Para una estufa, secadora o bóiler de gas se necesita un plomero. Por favor, no lo haga usted. Nosotros tampoco podemos.',
        },
        {
          do: 'Vacíe el bóiler',
          how: 'Ponga una manguera del tanque al desagüe del piso y espere una hora. Es como una tina llena de agua.',
        },
        {
          do: 'Mida la puerta más angosta',
          how: 'Revise todas hasta la calle. A un refrigerador le podemos quitar las puertas y las manijas.',
        },
      ],
    },
    margin: {
      heading: '¿Puede sacar un refrigerador con la basura?',
      text: [
        'No mientras tenga el gas adentro. Desde julio de 1994, los rellenos sanitarios de Illinois no aceptan aparatos que todavía tengan gas refrigerante, un interruptor de mercurio o PCB. Ya sin eso, el metal se recicla.',
        'Algunas ciudades recogen aparatos en la banqueta y lo cobran, así que pregunte también a su servicio de basura.',
      ],
      links: [
        { label: 'Qué cosas grandes recoge su ciudad', href: paths.guide('big-item-pickup') },
        { label: 'Qué no puede ir al relleno sanitario, y adónde va', href: paths.faq },
      ],
    },
    afterwards: {
      heading: 'Adónde van sus aparatos viejos',
      ways: [
        {
          way: 'Se dona',
          what: 'Una organización de caridad puede querer una estufa o lavadora que funcione. Díganos si la suya todavía sirve.',
        },
        {
          way: 'Se recicla',
          what: 'Primero se recupera el gas refrigerante. Luego se reciclan el acero, el cobre y los motores.',
        },
        { way: 'Se desecha', what: 'Lo demás: aislante, repisas de vidrio y plástico roto.' },
      ],
    },
    closing: '¿Qué aparato ya no quiere?',
    questions: [
      {
        question: '¿Ustedes lo desconectan?',
        answer:
          'Lo desenchufamos, pero no podemos desconectar gas ni cables fijos, así que pida que lo hagan antes. Si la llave del agua está vieja y dura, que la cierre un plomero para que no gotee.',
      },
      {
        question: '¿La estufa cabe por la puerta?',
        answer:
          'Sí. Una estufa mide 30 pulgadas de ancho, como muchas puertas, pero sin la puerta del horno tiene solo 25 de fondo, así que sale de lado. Muchas tienen un soporte para que no se vayan de frente, así que primero la jalamos derecho.',
      },
      {
        question: '¿Se llevan un lavaplatos empotrado?',
        answer: `Sí, cuando ya esté desconectado. Detrás de la tapa de abajo hay un tubo de agua, una manguera de desagüe y muchas veces un cable con corriente, así que eso es para un plomero o un electricista. Nosotros quitamos los dos tornillos bajo la cubierta y le doblamos las patas. Un lavaplatos normalmente cuesta ${guidePrice('dishwasher')}, y con la estufa ${guidePrice('dishwasher_stove')}.`,
      },
      {
        question: 'El congelador apenas cupo por las escaleras. ¿Lo pueden sacar?',
        answer:
          'Casi siempre, porque le podemos quitar puertas, manijas y bisagras. Si ni así sale, se lo decimos ahí mismo y no le cobramos por intentarlo.',
      },
      {
        question: '¿La tienda se lleva el viejo?',
        answer:
          'Puede ser, cuando entrega el nuevo. Pregunte cuánto cuesta, y si bajan al sótano o se llevan un segundo aparato. Si no, llámenos para lo demás.',
      },
    ],
    related: [
      { slug: 'light-demolition', why: 'Los gabinetes de la cocina también se van.' },
      { slug: 'furniture-removal', why: 'La mesa de la cocina se puede ir en el mismo viaje.' },
      { slug: 'commercial-junk-removal', why: 'Tiene refrigeradores, estantes o mostradores de una tienda.' },
    ],
    towns: [
      {
        slug: 'wheaton',
        note: 'Pregunte a su servicio de basura cuánto cuesta un aparato en la banqueta, y compare.',
      },
      {
        slug: 'naperville',
        note: 'Pregunte a su servicio de basura por una recolección especial. Sería en la banqueta; nosotros entramos.',
      },
      {
        slug: 'elmhurst',
        note: 'Pregunte si en la limpieza de primavera recogen aparatos. Si no puede esperar, llámenos.',
      },
      {
        slug: 'aurora',
        note: 'Los sacamos de sótanos y apartamentos de arriba, a los dos lados del río Fox.',
      },
      { slug: 'lockport', note: 'Desde el canal hasta cerca de Homer Glen, entramos a sacarlo.' },
    ],
  }
}

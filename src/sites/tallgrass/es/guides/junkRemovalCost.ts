import { inDollars } from '../../../../domain/prices/price.ts'
import { paths } from '../../../../routes.ts'
import { cutoffOf, discountOffer } from '../../../schema/phrases.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { dumpsters } from '../../dumpsters.ts'
import { extraPrice, guidePrice, rungPrice, truckYards } from '../../guidePrices.ts'
import { junkRemovalCost as en } from '../../guides/junkRemovalCost.ts'
import { terms } from '../../prices.ts'
import { site } from '../../site.ts'
import { towns } from '../../towns.ts'
import { sourceOf } from '../sources.ts'

const [from, to] = [inDollars(site.price.from), inDollars(site.price.to)]

export const junkRemovalCost = (): GuideTexts => ({
  name: 'Cuánto cuesta que se lo lleven',
  searches: ['cuánto cuesta', 'costo', 'precio', 'precios', 'tarifa', 'barato'],
  title: `Cuánto cuesta retirar cosas viejas: de ${from} a ${to}`,
  description: `Cuánto cuesta según el espacio en el camión, en yardas cúbicas y en pickups, frente a un contenedor, un camión rentado o el basurero: de ${from} a ${to}.`,
  heading: '¿Cuánto cuesta que se lleven mis cosas?',
  answer: `El espacio en nuestro camión cuesta ${from} por una cosa chica, ${rungPrice('half')} por medio camión y ${to} por uno lleno. Solo unas pocas cosas, como los colchones, los televisores y los refrigeradores, tienen un cargo adicional.`,
  lead: 'Usted paga por el espacio que ocupan sus cosas, no por hora. El precio ya incluye a dos personas, la carga, el viaje y el basurero, y se lo decimos antes de levantar nada.',
  figures: [
    { label: 'Un sofá', amount: guidePrice('sofa') },
    { label: 'Un colchón queen y su box spring', amount: guidePrice('mattress-queen_box-spring-queen') },
    {
      label: 'Una recámara',
      amount: guidePrice('mattress-queen_box-spring-queen_bed-frame-wood_dresser_nightstand.2'),
    },
    { label: 'Un garaje para un carro, repleto', amount: guidePrice('garage-1car') },
  ],
  picture: { drawing: 'home-loading', alt: 'Dos personas del equipo cargan un camión en la entrada del garaje' },
  parts: [
    {
      kind: 'shares',
      id: 'truck',
      heading: 'Según cuánto llene del camión',
      text: [
        `A nuestro camión le caben ${truckYards} yardas cúbicas. Una yarda es un cubo de tres pies por lado, más o menos como una lavadora con tres cajas de mudanza encima, y en una pickup llena al ras caben un poco más de dos.`,
      ],
      shares: [
        { rung: 'minimum', label: 'Una cosa', holds: 'Un sillón reclinable, o seis bolsas de basura llenas' },
        {
          rung: 'eighth',
          label: 'Un octavo',
          holds: 'Un poco menos que una pickup llena: un sofá, o una lavadora y una secadora',
        },
        { rung: 'quarter', label: 'Un cuarto', holds: 'Una pickup y media: un sofá, un loveseat y una cama' },
        { rung: 'half', label: 'La mitad', holds: 'Tres pickups: una sala y una recámara' },
        { rung: 'three-quarters', label: 'Tres cuartos', holds: 'Cinco pickups: casi todo un apartamento chico' },
        { rung: 'full', label: 'Lleno', holds: 'Más de seis pickups: un garaje para un carro, repleto' },
      ],
    },
    {
      kind: 'prices',
      id: 'loads',
      heading: 'Según lo que tenga',
      text: [
        'Toque un renglón para abrirlo en la calculadora de precios. Ahí puede agregar lo demás de su lista y ver cómo cambia el total.',
      ],
      loads: [
        { items: 'bag-33.10', label: 'Diez bolsas de basura' },
        { items: 'recliner', label: 'Un sillón reclinable' },
        { items: 'refrigerator', label: 'Un refrigerador', note: 'El gas va en el precio' },
        { items: 'sofa_loveseat', label: 'Un sofá y un loveseat' },
        { items: 'pickup-load.2', label: 'Dos pickups llenas', note: 'De todo un poco, al ras' },
        { items: 'refrigerator_stove_dishwasher_microwave', label: 'Los aparatos de una cocina' },
        { items: 'bag-33.40', label: 'Cuarenta bolsas de basura' },
        { items: 'hot-tub', label: 'Un jacuzzi', note: 'Lo desarmamos y lo sacamos' },
      ],
    },
    {
      kind: 'list',
      id: 'changes',
      links: [
        { label: 'Qué no va a un relleno sanitario, y desde cuándo', href: `${paths.guide('big-item-pickup')}#never` },
      ],
      heading: 'Qué cambia el precio',
      entries: [
        {
          title: 'Colchones y box springs',
          text: `${extraPrice('mattress')} por pieza, además del espacio que ocupa. Es un cargo nuestro, por el trabajo que dan, y un colchón con su box spring cuenta como dos.`,
        },
        {
          title: 'Refrigeradores, congeladores y aires',
          text: `${extraPrice('refrigerant')} por cada uno, porque las reglas federales piden sacarles el gas antes de reciclar el metal.`,
        },
        {
          title: 'Televisores y monitores',
          text: `${extraPrice('tv-small')} si mide menos de 21 pulgadas, y ${extraPrice('tv-large')} si es más grande, porque en Illinois no pueden ir al relleno sanitario y los llevamos a reciclar.`,
        },
        {
          title: 'Escaleras',
          text: `El primer tramo va en el precio. Después son ${extraPrice('stairs')} por tramo, pero solo si hay que bajar algo pesado.`,
        },
        {
          title: 'El camión queda lejos',
          text: `${extraPrice('long-carry')} si tiene que estacionarse a más de ${terms.carryFeet} pies de sus cosas.`,
        },
        {
          title: 'Concreto, ladrillo y tierra',
          text: `Se cobran por pie cúbico, porque el camión llega a su límite de peso mucho antes de verse lleno. Diez pies cúbicos de concreto, ladrillo o piedra normalmente cuestan ${guidePrice('concrete-cuft.10')}.`,
        },
        { title: 'Una llamada', text: `Si reserva por teléfono, recibe ${discountOffer(site.price) ?? 'lo mismo'}.` },
        {
          title: 'Llantas',
          text: `${extraPrice('tire')} por cada una sin rin, hasta ${terms.tripTires} por viaje, porque las llantas enteras no pueden ir al relleno sanitario en Illinois.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Al lado de un contenedor, un camión rentado y el basurero',
      text: [
        'En nuestras ciudades no hemos encontrado una compañía de contenedores que tenga en línea un precio con fecha. Por eso ponemos los contratos de dos ciudades al norte de Chicago. No son una cotización para su calle, pero muestran qué va incluido y qué se cobra aparte.',
      ],
      columns: ['Opción', 'Cuánto cuesta', 'Quién carga', 'Qué conviene saber'],
      rows: [
        [
          `Nuestro camión, ${truckYards} yardas`,
          `De ${from} a ${to} por el espacio`,
          'Nosotros',
          'Una visita. El basurero va en el precio.',
        ],
        [
          'Un contenedor de 15 yardas',
          `${dumpsters.evanston15} con 2.5 toneladas, contrato de Evanston, noviembre de 2025`,
          'Usted',
          `Cada tonelada más costaba ${dumpsters.ton}, y ${dumpsters.yard} por yarda. Si va en la calle, necesita permiso.`,
        ],
        [
          'Un contenedor de 20 yardas',
          `${dumpsters.evanston20} con 3 toneladas, Evanston, noviembre de 2025; ${dumpsters.highlandPark20} con 5 toneladas, Highland Park, abril de 2024`,
          'Usted',
          'Ocupa la entrada del garaje varios días.',
        ],
        [
          'Un camión rentado y el basurero',
          'El camión, las millas, la gasolina y lo que cobre el basurero',
          'Usted',
          'Llame antes al basurero y pregunte si recibe cargas del público.',
        ],
        ['La banqueta de su ciudad', 'En cada ciudad es distinto', 'Usted', 'Pregunte cuántas cosas, y cuáles.'],
        [
          'Una organización de caridad',
          'Pregunte, si quiere que pasen por ello',
          'Usted, o la gente de ahí',
          'Solo lo que les sirve.',
        ],
      ],
      links: [
        { label: 'Contenedor o equipo, con la misma lista', href: paths.guide('dumpster-or-hauler') },
        { label: 'Quién recoge cosas grandes, por ciudad', href: paths.guide('big-item-pickup') },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Preguntas sobre el precio',
      entries: [
        {
          title: '¿El precio de internet es el definitivo?',
          text: 'Es un rango, y el equipo le da un solo precio en la puerta, cuando ya haya visto todo. Para algunas cargas chicas en la banqueta, puede reservar con el precio definitivo.',
        },
        {
          title: '¿Cobran por ir a ver?',
          text: 'No. La visita es gratis y sin compromiso, y si no le gusta el precio, no nos debe nada.',
        },
        {
          title: '¿Por qué no cobran por peso?',
          text: 'Con casi todo, lo primero que se acaba es el espacio en el camión. La excepción es el escombro pesado, porque con él se llega antes al límite de peso.',
        },
        {
          title: '¿Cómo puedo pagar menos?',
          text: 'Regale lo que todavía sirva, aplane las cajas y meta lo chico dentro de lo grande, porque una cómoda llena de ropa ocupa lo mismo que una vacía. Si ya está todo en la entrada del garaje, dígalo cuando llame, porque eso puede bajar el precio.',
        },
        {
          title: '¿Y un sótano, o una casa completa?',
          text: `Mientras quepa en un camión, el espacio cuesta ${to} cuando mucho. Si es más, lo vemos primero, en su casa o en fotos, y le damos por escrito un solo precio por todo. La guía de casas heredadas tiene precios por recámaras.`,
        },
        {
          title: '¿Cómo pago?',
          text: 'Usted paga cuando ya está cargado, en efectivo, con tarjeta o con cheque, y es el precio que aceptó antes de que empezáramos. No hay anticipo, y cambiar o cancelar la cita es gratis.',
        },
        { title: '¿Hay que dar propina?', text: 'No, aunque algunas personas dan, y al equipo siempre le da gusto.' },
        {
          title: '¿Cuesta más en algunas ciudades?',
          text: `No. Es una sola lista de precios para las ${towns.length} ciudades, y no cobramos el viaje a las que quedan más lejos.`,
        },
        {
          title: '¿Cuesta más en fin de semana, o el mismo día?',
          text: `No, la lista de precios es igual todos los días que trabajamos. Si llama antes de las ${cutoffOf(site)}, normalmente podemos ir ese mismo día, y si es más tarde, al día siguiente que trabajemos.`,
        },
      ],
    },
  ],
  sources: en.sources.map(sourceOf),
  closing: {
    title: 'Vea el precio de su propia lista',
    text: 'Elija sus cosas en la calculadora y vea un rango sin dar su teléfono. Si prefiere, mándenos una foto del montón.',
  },
})

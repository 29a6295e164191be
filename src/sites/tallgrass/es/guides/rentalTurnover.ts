import { cutoffOf } from '../../../schema/phrases.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice } from '../../guidePrices.ts'
import { rentalTurnover as en, one, studio, two } from '../../guides/rentalTurnover.ts'
import { site } from '../../site.ts'
import { towns } from '../../towns.ts'
import { sourceOf } from '../sources.ts'

export const rentalTurnover = (): GuideTexts => ({
  name: 'Desalojos y casas de renta',
  searches: ['desalojo', 'inquilino', 'casero', 'propietario', 'renta', 'embargo'],
  title: 'Vaciar una renta: desalojos y cambio de inquilino',
  description: `Para dueños: vaciar una renta después de una mudanza o un desalojo, desde ${guidePrice(studio)}, con fotos, factura y certificado de seguro por correo.`,
  heading: '¿Cómo se vacía una renta cuando se va el inquilino?',
  answer: `Primero asegúrese de que la ley lo permite, y luego se vacía en una sola visita. Lo que deja un inquilino en un estudio normalmente cuesta ${guidePrice(studio)}, con fotos de antes y después.`,
  lead: `Esta página es para dueños, administradores y agentes de bienes raíces en ${towns.length} suburbios. No tiene que ir al apartamento, porque nos bastan la clave de la caja de llaves y su autorización por escrito.`,
  figures: [
    { label: 'Un estudio', amount: guidePrice(studio) },
    { label: 'Un apartamento de una recámara', amount: guidePrice(one) },
    { label: 'Un sofá en el pasto', amount: guidePrice('sofa') },
  ],
  picture: { drawing: 'home-swept', alt: 'Un cuarto vacío y barrido, con el sol en el piso' },
  parts: [
    {
      kind: 'list',
      id: 'first',
      heading: 'Antes de tocar nada',
      text: ['Esto no es consejo legal. Si tiene dudas, pregunte a su abogado y no a quien le carga las cosas.'],
      entries: [
        {
          title: 'Desalojo: primero el sheriff',
          text: 'En Illinois, solo el sheriff puede hacer un desalojo, y solo con la orden de un juez. Hasta entonces, el dueño no puede cambiar las chapas ni sacar nada del inquilino.',
        },
        {
          title: 'Lo que dejó un inquilino',
          text: 'Cuánto tiempo tiene que guardarlo depende de su contrato, su ciudad y su caso. Primero pregunte a su abogado, y luego autorícenos por escrito a llevarnos todo.',
        },
        {
          title: 'Casa embargada por el banco',
          text: 'Necesitamos la autorización de quien es dueño ahora, que puede ser el banco, su administrador o el comprador.',
        },
        {
          title: 'Murió el inquilino',
          text: 'De todo lo que hay adentro decide la familia o el albacea, y el dueño de la renta tiene que esperarlos.',
        },
        {
          title: 'Una mudanza normal',
          text: 'Si ya entregaron las llaves, se acabó el contrato y usted revisó el apartamento, podemos ir cuando quiera.',
        },
      ],
      links: [
        {
          label: 'Illinois Legal Aid sobre desalojos (en inglés)',
          href: 'https://www.illinoislegalaid.org/legal-information/understanding-eviction-tenant',
        },
        {
          label: 'El sheriff de DuPage sobre desalojos (en inglés)',
          href: 'https://www.dupagesheriff.org/CivilProcess/87/',
        },
        {
          label: 'Guía del sheriff del condado de Cook (en inglés)',
          href: 'https://www.cookcountysheriff.org/how-do-i/evictions-guide-plaintiffs-guide-to-eviction-procedure/',
        },
      ],
    },
    {
      kind: 'prices',
      id: 'prices',
      heading: 'Cuánto cuesta un apartamento',
      loads: [
        { items: 'sofa', label: 'Un sofá que dejaron' },
        { items: 'bag-33.20', label: '20 bolsas', note: 'Cocina, clósets y baño' },
        { items: studio, label: 'Estudio', note: 'Sofá, cama, cómoda y 12 bolsas' },
        { items: one, label: 'Una recámara', note: 'Los muebles de siempre y 12 bolsas' },
        { items: two, label: 'Dos recámaras', note: 'Otra cama, otra cómoda y 12 bolsas' },
        { items: 'refrigerator_stove', label: 'Cambio de refrigerador y estufa' },
        { items: 'carpet-room.3', label: 'Alfombra de tres cuartos', note: 'La quitamos y nos la llevamos' },
      ],
      text: [
        'Cada precio es por lo que hay adentro, cargado desde cualquier piso con elevador. Si no hay elevador, un segundo tramo de escaleras suma un poco cuando haya algo pesado que bajar.',
      ],
    },
    {
      kind: 'table',
      id: 'papers',
      heading: 'Qué recibe por escrito',
      columns: ['Papel', 'Cuándo', 'Qué dice'],
      rows: [
        ['El precio', 'Antes de cargar', 'Un solo número por el apartamento'],
        ['Fotos', 'Antes y después, por mensaje o correo', 'Cada cuarto, la banqueta y cualquier cosa rara'],
        ['Factura', 'Al terminar', 'Dirección, apartamento, qué nos llevamos y su número de referencia'],
        ['Certificado de seguro', 'Pídalo al reservar; llega por correo', 'A nombre de su compañía o del edificio'],
      ],
    },
    {
      kind: 'checklist',
      id: 'checklist',
      heading: 'Lista entre un inquilino y otro',
      text: ['Imprima esta página para llevarla con usted. De la impresora sale solo la lista.'],
      groups: [
        {
          title: 'Ya se puede vaciar',
          items: [
            'La posesión ya es suya',
            'El abogado o el administrador dijo que sí',
            'Nos autorizó por escrito',
            'Todavía hay luz y agua',
          ],
        },
        {
          title: 'Cómo se entra',
          items: [
            'Clave de la caja o llave',
            'Portón y elevador',
            'Dónde se carga',
            'Alarma apagada',
            'Horas de silencio del edificio',
          ],
        },
        {
          title: 'Revise primero',
          items: [
            'Medicinas, agujas',
            'Mascotas',
            'Fugas y moho',
            'Químicos debajo del fregadero',
            'Dinero, identificaciones, papeles',
          ],
        },
        {
          title: 'Se va',
          items: [
            'Muebles y bolsas',
            'Comida, con el refrigerador vacío',
            'Cortinas y ganchos',
            'Balcón y bodega',
            'Alfombra, si se va a cambiar',
          ],
        },
        {
          title: 'Se queda',
          items: [
            'Los aparatos que son de usted',
            'Persianas, detectores de humo',
            'Llaves, controles, manuales',
            'Todo lo de su lista',
          ],
        },
        {
          title: 'Después',
          items: ['Fotos de cada cuarto', 'Factura al dueño', 'Limpieza reservada', 'Chapas cambiadas'],
        },
      ],
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Lo que preguntan los administradores',
      entries: [
        {
          title: '¿Pueden estar ahí con el sheriff?',
          text: 'Pregúntenos en cuanto tenga la fecha. El sheriff de cada condado tiene sus propias reglas sobre quién tiene que ir a un desalojo y qué debe llevar.',
        },
        {
          title: '¿Puedo reservar sin ir?',
          text: 'Sí. Le mandamos por mensaje el precio con fotos, y no empezamos hasta que diga que sí.',
        },
        {
          title: '¿Les facturan a compañías?',
          text: 'Mandamos una factura con su número de orden de compra, así que díganos qué más necesita ver ahí su oficina. Si pide un W-9, un formulario o un plazo para pagar, pregúntenos antes de reservar.',
        },
        {
          title: '¿Qué hacen con los papeles del inquilino?',
          text: 'Todo lo que parezca identificación, foto o papel personal va en una caja, y esa caja se la dejamos a usted.',
        },
        {
          title: '¿Pueden llevarse la basura de junto al contenedor?',
          text: 'Sí, mándenos una foto y le damos un precio por todo el montón. Si quiere que vayamos el último día de cada mes, díganos.',
        },
        {
          title: '¿Qué tan pronto pueden llegar?',
          text: `Si nos llama antes de las ${cutoffOf(site)}, muchas veces podemos ir ese día. Todos los horarios libres están en la página para reservar, donde la última semana del mes se llena primero.`,
        },
        {
          title: '¿Limpian o pintan?',
          text: 'Lo dejamos barrido, para que los pintores y la compañía de limpieza puedan empezar enseguida.',
        },
        {
          title: '¿Hay un precio por varios apartamentos?',
          text: 'Mándenos la lista y le damos un precio por todos. Los que están en el mismo edificio pueden compartir camión, y uno lleno cuesta menos por yarda.',
        },
        {
          title: '¿Se puede pagar con el depósito?',
          text: 'Esa es otra pregunta para su abogado. Lo que usted va a tener son fotos de cada cuarto, de antes y después, y una factura con la dirección y lo que nos llevamos.',
        },
        {
          title: '¿Cómo pagamos?',
          text: 'En efectivo, con tarjeta o con cheque, y es el precio que aceptó por escrito antes de que cargáramos nada.',
        },
        {
          title: '¿Qué se tiene que quedar en el apartamento?',
          text: 'Los químicos, la pintura líquida, la gasolina, las medicinas y las agujas se quedan, así que revise debajo del fregadero y en el baño antes de reservar. Por un arma llame a la policía, por una mascota, a control de animales, y por un carro, a una grúa. El refrigerador debe estar vacío y desconectado.',
        },
      ],
    },
  ],
  sources: en.sources.map(sourceOf),
  closing: {
    title: '¿Tiene una dirección que vaciar?',
    text: 'Mándenos por mensaje la dirección y unas cinco fotos, y le damos un precio que puede pasarle al dueño.',
  },
})

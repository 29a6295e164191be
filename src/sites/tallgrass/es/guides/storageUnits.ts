import { inDollars } from '../../../../domain/prices/price.ts'
import { cutoffOf } from '../../../schema/phrases.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { extraPrice, guidePrice } from '../../guidePrices.ts'
import { storageUnits as en, large, largest, medium, rents, small } from '../../guides/storageUnits.ts'
import { terms } from '../../prices.ts'
import { site } from '../../site.ts'
import { sourceOf } from '../sources.ts'

export const storageUnits = (): GuideTexts => ({
  name: 'Bodegas y apartamentos',
  searches: ['bodega', 'mini bodega', 'almacén', 'unidad de almacenamiento', 'departamento', 'apartamento'],
  title: `Vaciar una bodega: una de 10x10, ${guidePrice(large)}`,
  description: `Cuánto cuesta vaciar una bodega de renta o un apartamento con elevador: una de 5x10 normalmente ${guidePrice(medium)}. Claves, andenes y elevadores.`,
  heading: '¿Cuánto cuesta vaciar una bodega?',
  answer: `Una de 10x10 con los muebles de una casa normalmente cuesta ${guidePrice(large)}, y una de 5x10, ${guidePrice(medium)}. Usted deja de pagar renta en cuanto la bodega queda barrida y firma la salida en la oficina.`,
  lead: 'Las bodegas son rápidas para nosotros, porque tienen la puerta a la altura del camión, se usa un carrito y no hay escaleras. Un apartamento es lo mismo con un elevador en medio, así que lo que más importa es quién nos abre.',
  figures: [
    { label: 'Una de 5x5, cajas y un estante', amount: guidePrice(small) },
    { label: 'Una de 10x15, dos recámaras', amount: guidePrice(largest) },
    { label: `A más de ${terms.carryFeet} pies del camión`, amount: `+ ${extraPrice('long-carry')}` },
  ],
  parts: [
    {
      kind: 'prices',
      id: 'sizes',
      heading: 'Según el tamaño de la bodega',
      text: [
        'No hay dos bodegas igual de llenas, así que estas listas se pueden abrir y cambiar. Si la suya está llena hasta el techo, ahí hay más que en la lista de su tamaño.',
      ],
      loads: [
        { items: small, label: '5x5', note: '12 cajas, un librero y dos sillas' },
        { items: medium, label: '5x10', note: 'Sofá, cama, cómoda y 12 cajas' },
        { items: large, label: '10x10', note: 'Una casa de una recámara y 20 cajas' },
        { items: largest, label: '10x15', note: 'Dos recámaras, lavadora y secadora' },
        { items: 'tire.4_bicycle.2_box-medium.10', label: 'Una tipo garaje', note: 'Llantas, bicicletas y 10 cajas' },
      ],
    },
    {
      kind: 'list',
      id: 'unit-day',
      heading: 'En el lugar de las bodegas',
      inOrder: true,
      entries: [
        {
          title: 'Traiga la llave, o mándela',
          text: 'Si se perdió, pida en la oficina que corten el candado antes de que lleguemos, y lleve su identificación, porque se la van a pedir.',
        },
        {
          title: 'Denos la clave del portón y el horario',
          text: 'Díganos a qué hora cierra el portón, y reserve un horario que acabe mucho antes.',
        },
        {
          title: 'Aparte lo que se queda',
          text: 'Póngalo en su carro o junto a la puerta antes de que empecemos. Ponga cinta en lo que se va. Lo que no tenga cinta se queda.',
        },
        {
          title: 'Acepte el precio en la puerta',
          text: 'Levantamos la puerta, vemos todo y le damos un solo precio. No cargamos nada hasta que usted lo acepte.',
        },
        {
          title: 'Barra y entregue',
          text: 'Tome una foto de la bodega vacía y avise a la oficina el mismo día, para que ya no le cobren.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'apartment',
      heading: 'En un edificio de apartamentos o condominios',
      entries: [
        {
          title: 'Aparte el elevador',
          text: 'Pida en la oficina el elevador de carga y sus protecciones. Aparte primero ese tiempo y luego reserve con nosotros para que coincida.',
        },
        {
          title: 'Busque el andén',
          text: 'Díganos qué altura tiene el andén y por dónde entra un camión. El nuestro necesita más o menos el espacio de una camioneta de entregas con caja alta.',
        },
        {
          title: 'Pregunte por el seguro',
          text: 'Si el edificio quiere un certificado, mándenos uno o dos días antes las palabras exactas que debe llevar, y se lo enviamos por correo.',
        },
        {
          title: '¿No hay elevador?',
          text: `El primer tramo de escaleras no se cobra. Cada tramo más suma ${extraPrice('stairs')}, pero solo si hay algo pesado que bajar.`,
        },
        {
          title: 'No lo deje en el pasillo',
          text: 'Tampoco junto al contenedor, a menos que en su edificio le digan que sí se puede.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'worth',
      heading: '¿Seguir pagando o vaciarla?',
      text: [
        'Haga la cuenta con su propia renta, que viene en el último recibo de la oficina. Las tres de esta tabla son solo ejemplos de qué tan rápido se suma un año.',
      ],
      columns: ['Si paga de renta', 'Un año', 'Vaciar una de 10x10, una vez'],
      rows: rents.map((rent) => [`${inDollars(rent)} al mes`, inDollars(rent * 12), guidePrice(large)]),
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Preguntas sobre bodegas y edificios',
      entries: [
        {
          title: '¿Tengo que ir a la bodega?',
          text: 'No, si la oficina nos abre con su permiso, o si nos manda la clave y la llave. Le mandamos por mensaje las fotos y el precio, y esperamos a que diga que sí.',
        },
        {
          title: 'La compré en una subasta. ¿La vacían?',
          text: 'Sí, cuando los papeles ya digan que es suya. Pregunte a la compañía de la subasta cuántos días le dan, y vea nuestros horarios libres antes de hacer una oferta.',
        },
        {
          title: '¿Qué no pueden sacar de una bodega?',
          text: `No podemos llevarnos pintura, botes de gasolina, propano, químicos ni municiones. Llantas sí, mientras no sean más de ${terms.tripTires} en un viaje.`,
        },
        {
          title: '¿De quién son los papeles de esas cajas?',
          text: 'Abra las cajas antes de decidir, porque los impuestos y las identificaciones no deben acabar en un basurero. Deje en su carro las que se quedan, para que nadie tenga que adivinar.',
        },
        {
          title: '¿Pueden pasar cosas de una bodega a otra?',
          text: 'No, nosotros solo nos llevamos lo que ya no quiere. Pasar muebles de una bodega a otra es trabajo de una compañía de mudanzas.',
        },
        {
          title: '¿Vienen el último día del mes?',
          text: 'Sí, pero ese día se llena antes que cualquier otro. Una semana antes es más fácil, tanto con nosotros como con el elevador.',
        },
        {
          title: '¿Dos bodegas pueden ser un solo precio?',
          text: 'Sí, si las dos están en el mismo lugar y las vaciamos el mismo día, porque entonces es una sola carga.',
        },
        {
          title: '¿Puedo dejar algo ahí, o junto al contenedor de la bodega?',
          text: 'Pregunte antes en la oficina. Su contrato dice cuánto cobran por lo que se queda, y si usted puede usar el contenedor.',
        },
        {
          title: '¿Y si nada más dejo de pagar?',
          text: 'Su contrato dice desde cuándo pueden cerrarle la bodega y vender lo que hay adentro, así que llame a la oficina antes de ese día. Mientras no esté vacía, la renta sigue corriendo.',
        },
        {
          title: '¿Qué tan pronto puede estar vacía?',
          text: `Muchas veces hoy mismo, si llama antes de las ${cutoffOf(site)} y el portón está abierto el tiempo suficiente. Si no, al día siguiente que trabajemos, o en el horario que le convenga después. Hasta más o menos una de 10x15, es un camión y una visita.`,
        },
        {
          title: '¿Se dona algo de lo que hay ahí?',
          text: 'Cuando ya separamos la carga, ofrecemos en donación los muebles en buen estado, y el metal y los electrónicos se reciclan. Nadie puede prometer que una pieza en particular la vayan a recibir.',
        },
      ],
    },
  ],
  sources: en.sources.map(sourceOf),
  closing: {
    title: 'Abra la puerta y tome una foto',
    text: 'Con una foto desde el frente basta para darle un rango, así que mándenosla por mensaje con el tamaño de la bodega y el nombre de la ciudad.',
  },
})

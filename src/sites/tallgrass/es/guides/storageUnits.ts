import { inDollars } from '../../../../domain/prices/price.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { extraPrice, guidePrice } from '../../guidePrices.ts'
import { storageUnits as en, large, largest, medium, rents, small } from '../../guides/storageUnits.ts'
import { sourcesOf } from '../sources.ts'

export const storageUnits = (): GuideTexts => ({
  name: 'Bodegas y apartamentos',
  searches: ['bodega', 'mini bodega', 'almacén', 'unidad de almacenamiento', 'departamento', 'apartamento'],
  title: `Vaciar una bodega: una de 10x10, ${guidePrice(large)}`,
  description: `Cuánto cuesta vaciar una bodega de renta o un apartamento con elevador: una de 5x10 normalmente ${guidePrice(medium)}. Claves, andenes y elevadores.`,
  heading: '¿Cuánto cuesta vaciar una bodega?',
  answer: `Una de 10x10 con los muebles de una casa normalmente cuesta ${guidePrice(large)}, y una de 5x10, ${guidePrice(medium)}. Deja de pagar renta el día que queda barrida.`,
  lead: 'Las bodegas son rápidas para nosotros: una puerta a la altura del camión, un carrito y sin escaleras. Un apartamento es lo mismo con un elevador en medio, así que lo que importa es quién nos abre.',
  figures: [
    { label: 'Una de 5x5, cajas y un estante', amount: guidePrice(small) },
    { label: 'Una de 10x15, dos recámaras', amount: guidePrice(largest) },
    { label: 'A más de 75 pies del camión', amount: `+ ${extraPrice('long-carry')}` },
  ],
  parts: [
    {
      kind: 'prices',
      id: 'sizes',
      heading: 'Según el tamaño de la bodega',
      text: [
        'No todas están igual de llenas, así que estas listas se pueden cambiar. Si está llena hasta el techo, es más.',
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
          text: 'Si se perdió, corte el candado antes de que lleguemos. En la oficina le dicen cómo, y le piden identificación.',
        },
        {
          title: 'Denos la clave del portón y el horario',
          text: 'Algunos portones cierran a las 6 o 7 de la noche. Elegimos un horario que acabe mucho antes.',
        },
        {
          title: 'Saque lo que se queda',
          text: 'Póngalo en su carro o junto a la puerta. Ponga cinta en lo que se va. Lo que no tenga cinta se queda.',
        },
        { title: 'Acepte el precio en la puerta', text: 'Abrimos, lo vemos y se lo decimos. Luego cargamos.' },
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
          text: 'Pida en la oficina el elevador de carga y sus protecciones. Muchos edificios lo prestan por dos o tres horas. Aparte primero esa hora y luego reserve con nosotros para que coincidan.',
        },
        {
          title: 'Busque el andén',
          text: 'Díganos qué altura tiene y por dónde se entra. Nuestro camión necesita más o menos lo que una camioneta de entregas con caja alta.',
        },
        {
          title: 'Pregunte por el seguro',
          text: 'Si el edificio quiere un certificado, mándenos lo que debe decir cuando reserve. Llega por correo.',
        },
        {
          title: '¿No hay elevador?',
          text: `El primer tramo va en el precio. Después son ${extraPrice('stairs')} por tramo, y solo si hay algo pesado.`,
        },
        {
          title: 'No lo deje en el pasillo',
          text: 'Ni junto al contenedor. Muchos edificios cobran por eso.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'worth',
      heading: '¿Seguir pagando o vaciarla?',
      text: ['Haga la cuenta con su renta. Nosotros no la sabemos, pero viene en el último recibo.'],
      columns: ['Si paga de renta', 'Un año', 'Vaciar una de 10x10, una vez'],
      rows: rents.map((rent) => [`${inDollars(rent)} al mes`, inDollars(rent * 12), guidePrice(large)]),
    },
    {
      kind: 'list',
      id: 'questions',
      heading: 'Preguntas sobre bodegas y edificios',
      entries: [
        {
          title: '¿Tengo que estar ahí?',
          text: 'No, si la oficina nos abre con su permiso, o si nos manda la clave y la llave. Le mandamos fotos y el precio, y esperamos a que diga que sí.',
        },
        {
          title: 'La compré en una subasta. ¿La vacían?',
          text: 'Sí, cuando ya sea suya en papel. Pregunte cuántos días le dan, y vea nuestros horarios libres antes de ofrecer.',
        },
        {
          title: '¿Qué no pueden sacar de una bodega?',
          text: 'Pintura, botes de gasolina, propano, químicos y municiones. Llantas sí, hasta 20 por viaje.',
        },
        {
          title: '¿De quién son los papeles de esas cajas?',
          text: 'Ábralas. Los impuestos y las identificaciones no deben ir a un basurero. Podemos apartar las cajas que tengan cinta de otro color.',
        },
        {
          title: '¿Pueden pasar cosas de una bodega a otra?',
          text: 'No, nosotros nos las llevamos. Eso lo hace una compañía de mudanzas.',
        },
        {
          title: '¿Vienen el último día del mes?',
          text: 'Sí, pero es el que se llena primero. Una semana antes es más fácil, también por el elevador.',
        },
        {
          title: '¿Dos bodegas pueden ser un solo precio?',
          text: 'Si están en el mismo lugar y es el mismo día, sí: es una sola carga.',
        },
      ],
    },
  ],
  sources: sourcesOf(en),
  closing: {
    title: 'Abra la puerta y tome una foto',
    text: 'Con una foto desde el frente basta para darle un rango. Mándenosla con el tamaño y la ciudad.',
  },
})

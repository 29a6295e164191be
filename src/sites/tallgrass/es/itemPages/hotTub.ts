import type { ItemPageTexts } from '../../../schema/translation.ts'
import { addedPrice, extraPrice, guidePrice } from '../../guidePrices.ts'
import { hotTub as en } from '../../itemPages/hotTub.ts'
import { terms } from '../../prices.ts'

export const hotTub = (): ItemPageTexts => ({
  name: 'Cuánto cuesta quitar un jacuzzi',
  thing: 'un jacuzzi',
  title: `Cuánto cuesta quitar un jacuzzi, por tamaño: ${guidePrice('hot-tub')}`,
  description: `Un jacuzzi de 4 a 6 asientos normalmente cuesta ${guidePrice('hot-tub')}; uno más grande o un swim spa, ${guidePrice('hot-tub-large')}. Cómo lo cortamos, y cuánto suma la terraza.`,
  lead: 'Eso incluye cortarlo. Que esté vacío y desconectado, y nosotros hacemos lo demás.',
  picture: {
    ...en.picture,
    alt: 'Uno del equipo corta un jacuzzi con sierra en un patio: detrás del casco blanco está lleno de espuma',
  },
  usual: { ...en.usual, label: 'uno de cuatro a seis asientos' },
  sizes: [
    { items: 'hot-tub', label: 'De cuatro a seis asientos' },
    { items: 'hot-tub_patio-set', label: 'Con juego de patio' },
    { items: 'hot-tub-large', label: 'De siete asientos o más', note: 'O un swim spa' },
    { items: 'hot-tub_deck-100sf', label: 'Con terraza chica' },
    { items: 'hot-tub-large_deck-100sf', label: 'Grande, con terraza chica' },
  ],
  moves: [
    {
      what: 'El corte',
      text: `Son ${addedPrice('hot-tub')} del precio, o ${addedPrice('hot-tub-large')} si es grande.`,
    },
    {
      what: 'Una terraza alrededor',
      text: 'Si está hundido, hay que levantar tablas para que quepa la sierra. Cuentan como terraza.',
    },
    {
      what: 'Patios largos',
      text: `Si hay más de ${terms.carryFeet} pies hasta el camión, sume ${extraPrice('long-carry')}. Los portones angostos no importan, porque cortamos los pedazos a la medida.`,
    },
  ],
  out: 'Primero quitamos los paneles para ver la bomba y los tubos. Luego uno corta el casco del borde para abajo, y el otro va sacando los pedazos. Detrás del acrílico hay espuma, y en uno que goteó por años está empapada y pesa el doble. El piso es lo último. Lo paramos de canto para que salga el agua que queda.',
  first: [
    'Que un electricista con licencia quite la línea en el panel. No basta con bajar el interruptor.',
    'Vacíelo la tarde anterior.',
    'Guarde el cloro y el bromo, porque no podemos llevárnoslos.',
    'Pregunte en su departamento de construcción si necesita permiso.',
  ],
  free: [
    {
      way: 'Véndalo mientras funciona',
      text: 'Tome la foto con los chorros prendidos. Después de un invierno vacío, nadie puede saber si gotea.',
    },
    {
      way: 'Pregunte en la tienda',
      text: 'Quien le entregue uno nuevo puede llevarse el viejo por menos de lo que cobramos.',
    },
    {
      way: 'Córtelo usted',
      text: 'Es un sábado largo con una sierra sable y una buena mascarilla. Le queda un montón del tamaño de una minivan, así que primero vea cuánto cuesta un contenedor.',
    },
  ],
  goes: 'Se reciclan la bomba, el calentador, el cobre y el acero que tenga. El casco es acrílico, fibra de vidrio y espuma pegados, así que se desecha.',
})

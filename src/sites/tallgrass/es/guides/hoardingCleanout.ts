import { inDollars } from '../../../../domain/prices/price.ts'
import type { GuideTexts } from '../../../schema/translation.ts'
import { guidePrice, rungPrice } from '../../guidePrices.ts'
import { hoardingCleanout as en } from '../../guides/hoardingCleanout.ts'
import { site } from '../../site.ts'
import { sourceOf } from '../sources.ts'

export const hoardingCleanout = (): GuideTexts => ({
  name: 'Casas con mucha acumulación',
  searches: ['acumulador', 'acumulación', 'acumuladora', 'casa llena'],
  title: 'Casas con acumulación: precio, primeros pasos y ayuda',
  description:
    'Cómo despejar una casa muy llena cerca de Naperville y Joliet: cuánto cuesta cada carga, por dónde empezar, qué no podemos llevarnos y a quién llamar antes.',
  heading: '¿Cómo se despeja una casa muy llena?',
  answer: `Se abre un paso y luego se va cuarto por cuarto, y quien vive ahí dice qué se va. Un camión lleno cuesta hasta ${inDollars(site.price.to)} por su espacio, y una casa completa puede llevar varios.`,
  lead: 'Nadie del equipo va a hacer comentarios sobre cómo está la casa. Si no quiere un camión enfrente, puede esperar a la vuelta hasta que haya que cargar.',
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
          text: 'Una casa que se vacía a espaldas de alguien se vuelve a llenar. Si hoy esa persona solo puede con una repisa, empiecen por esa repisa y que la decisión sea suya.',
        },
        {
          title: 'Despeje la salida',
          text: 'Primero van la puerta de la calle, el pasillo, la estufa y la cama, porque son los lugares por los que preguntarían los bomberos.',
        },
        {
          title: 'Saque lo que de seguro es basura',
          text: 'Con periódicos viejos, cajas de comida y sillas rotas es más fácil ponerse de acuerdo. Deje las fotos, las cartas y las colecciones para otro día.',
        },
        {
          title: 'Ponga un lugar para “todavía no”',
          text: 'Tenga unas cajas para lo que hoy nadie puede decidir, y cuando se llenen, se acabó por ese día.',
        },
        {
          title: 'Pare cuando todavía va bien',
          text: 'Dos o tres horas son suficientes para un día, y ayuda reservar la siguiente cita antes de que nos vayamos.',
        },
      ],
    },
    {
      kind: 'prices',
      id: 'cost',
      heading: 'Cuánto cuesta cada carga',
      text: [
        'Nadie puede dar un precio honesto por toda la casa sin haberla visto, pero por una carga sí se puede. Vamos a verla, usted escoge con qué parte empezamos, y le damos el precio de esa parte por escrito.',
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
      text: [
        'Nosotros cargamos y nos lo llevamos, pero en algunas casas hace falta que otras personas vayan antes o después.',
      ],
      columns: ['Qué hay', 'A quién llamar', 'Antes o después de nosotros'],
      rows: [
        ['Montones de papeles, ropa, cajas y muebles', 'A nosotros', 'Al principio o al final, como prefiera'],
        ['Agujas, excremento o sangre', 'A una compañía de limpieza de riesgo biológico', 'Antes'],
        ['Moho o una fuga', 'A un plomero, y luego a una compañía de moho', 'Antes'],
        ['Ratones, cucarachas o chinches', 'A un fumigador', 'Antes, y otra vez después'],
        ['Pintura, gasolina y químicos', 'A una tienda de pintura, o a un centro de residuos peligrosos', 'Cuando sea'],
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
          text: 'Ponga cinta en lo que se va. Lo que no tenga cinta se queda. Si todo un cuarto es basura, basta con que quien decide lo diga una vez, y lo vaciamos completo.',
        },
        {
          title: 'Vemos antes de tirar',
          text: 'El dinero, los papeles, las fotos, las llaves y los frascos de medicina van en una caja para usted. Las bolsas que alguien llenó hace años se abren solo si usted quiere.',
        },
        {
          title: 'Sin fotos, si usted no quiere',
          text: 'Tomamos fotos solo si usted las pide, por ejemplo para un juez, para el seguro o para la familia que vive lejos.',
        },
        {
          title: 'Díganos si hay mascotas, humo o pisos malos',
          text: 'Un piso flojo o un gato escondido cambian lo que llevamos y cuántos vamos, así que dígalo cuando llame.',
        },
        {
          title: 'Podemos parar',
          text: 'Si ese día ya es demasiado, cargamos lo que está junto a la puerta y usted paga solo por eso.',
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
          text: 'El camión trae nuestro nombre, pero no dice a qué vamos. Podemos ir a una hora en que la calle esté tranquila y cargar por el garaje o por atrás de la casa.',
        },
        {
          title: 'Mi mamá no quiere. ¿Pueden venir de todos modos?',
          text: 'Si es su casa, ella decide. Con gusto hablamos primero con ella por teléfono y le contestamos lo que le preocupe, antes de que alguien fije una fecha.',
        },
        {
          title: 'Hay una fecha con el juez o un aviso. ¿Cuánto alcanzan a hacer?',
          text: 'Díganos la fecha y le decimos con franqueza cuánto se puede hacer para entonces. En la página para reservar puede ver qué horarios tenemos libres. También puede pedirle más tiempo al inspector por escrito, y tal vez se lo dé.',
        },
        {
          title: '¿Ustedes separan?',
          text: 'Un poco: ponemos aparte el metal, los electrónicos y lo que se podría donar. Revisar años de papeles le toca a la familia o a un organizador profesional.',
        },
        {
          title: '¿Qué no se llevan?',
          text: 'No podemos llevarnos químicos, pintura, gasolina, propano, municiones ni medicinas, ni nada que tenga agujas o excremento.',
        },
        {
          title: '¿Podemos pagar por día?',
          text: 'Se paga por carga y no por hora, así que una mañana lenta, con muchas decisiones, no le cuesta más.',
        },
        {
          title: '¿Paga el seguro o algún programa?',
          text: 'Pregunte a su aseguradora antes de empezar, y en la oficina del condado para personas mayores o en su township, qué ayuda hay. Guarde nuestros recibos, porque dicen qué nos llevamos y cuándo.',
        },
        {
          title: '¿Cuánto se tarda toda la casa?',
          text: 'Depende más de qué tan rápido se decide que de qué tan rápido cargamos. Después de verla le decimos cuántos camiones calculamos, y los puede repartir en las visitas que quiera.',
        },
        {
          title: '¿Todo tiene que estar en bolsas?',
          text: 'No, sacamos los muebles, las cajas y los montones sueltos como estén. Si quiere empezar por su cuenta, llene bolsas con lo que de seguro es basura, porque una bolsa es fácil de contar y de cobrar.',
        },
      ],
    },
  ],
  sources: en.sources.map(sourceOf),
  closing: {
    title: 'Hable primero con nosotros, sin compromiso',
    text: 'Llame y cuéntenos de un solo cuarto. Le decimos qué haría falta, y usted lo piensa todo el tiempo que quiera.',
  },
})

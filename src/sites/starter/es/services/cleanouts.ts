import type { ServiceTexts } from '../../../schema/translation.ts'

export const cleanouts = (): ServiceTexts => ({
  name: 'Vaciado de casas, apartamentos y garajes',
  title: 'Vaciado de casas, apartamentos y garajes',
  description:
    'Vaciamos garajes, apartamentos y casas enteras. Usted pone cinta en lo que se va, nosotros lo sacamos todo y barremos el piso.',
  soonest: 'Después de verlo con usted o en fotos',
  summary: 'Ponga cinta en lo que se va. Nosotros lo sacamos.',
  heading: 'Vaciado de casas, apartamentos y garajes',
  lead: 'Ponga cinta en lo que se va. Lo que no tenga cinta se queda. Lo sacamos cuarto por cuarto y al terminar barremos el piso.',
  picture: 'Una casa vista por dentro: la mitad de los cuartos vacíos y barridos, la otra mitad todavía llenos',
  buys: 'por un cuarto del camión, como una recámara',
  message: 'Hola, necesito vaciar un garaje, un apartamento o una casa. Así se ve:',
  load: {
    heading: 'Qué incluye el vaciado',
    take: [
      'Muebles de todos los cuartos',
      'Cajas, ropa, libros y juguetes',
      'Estantes y herramienta',
      'Alfombras y tapetes',
    ],
    leave: [
      { thing: 'Lo que no tenga cinta', instead: 'Se queda donde está' },
      { thing: 'Papeles, fotos y dinero que encontremos', instead: 'Se los juntamos en una caja' },
      { thing: 'Pintura, combustible y químicos', instead: 'Pregunte en su ciudad adónde llevarlos' },
    ],
  },
  price: {
    heading: 'Cuánto cuesta vaciar un cuarto o una casa',
    intro: 'Usted paga por el espacio que ocupa en el camión. Una casa entera puede necesitar más de un viaje.',
    rungs: [
      { rung: 'quarter', holds: 'Una recámara' },
      { rung: 'half', holds: 'Los muebles de un apartamento chico' },
      { rung: 'full', holds: 'Un garaje para un carro, repleto' },
    ],
    extras: [
      { id: 'mattress', reason: 'Cuente también los del cuarto de visitas.' },
      { id: 'refrigerant', reason: 'Por el congelador viejo y cada aire de ventana.' },
      { id: 'stairs', reason: 'Por las piezas pesadas, del segundo piso para arriba.' },
    ],
  },
  prepare: {
    heading: 'Cómo prepararse',
    steps: [
      {
        do: 'Ponga cinta en lo que se va',
        how: 'Lo que no tenga cinta se queda. Si se va todo un cuarto, ponga la cinta en la puerta.',
      },
      { do: 'Busque los papeles', how: 'Revise cajones, libros y bolsas de abrigos: testamentos, escrituras, dinero.' },
      { do: 'Deje la luz prendida', how: 'Tenemos que ver las escaleras.' },
    ],
  },
  margin: {
    heading: 'Si vive lejos',
    text: ['Que alguien nos abra, y mándenos fotos. Le damos el precio por teléfono antes de empezar.'],
  },
  afterwards: {
    heading: 'Adónde va todo',
    ways: [
      { way: 'Se dona', what: 'Muebles y cosas de la casa en buen estado.' },
      { way: 'Se recicla', what: 'Metal y aparatos.' },
      { way: 'Se desecha', what: 'Lo gastado, mojado o roto.' },
    ],
  },
  closing: '¿Qué necesita vaciar?',
  questions: [
    { question: '¿Cuánto tarda?', answer: 'Depende de cuánto haya. Se lo decimos cuando llame.' },
    {
      question: '¿Pueden trabajar sin mover lo que se queda?',
      answer: 'Sí. Lo que no tenga cinta se queda, y antes damos una vuelta con usted.',
    },
  ],
  related: [{ slug: 'furniture-and-appliances', why: '¿Son solo unas piezas grandes?' }],
  towns: [],
})

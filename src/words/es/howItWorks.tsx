import type { words as en } from '../en/howItWorks.tsx'

export const words: typeof en = {
  title: 'Cómo retiramos su basura, paso a paso',
  crumb: 'Cómo funciona',
  description:
    'Llame o reserve, reciba un solo precio en su puerta y nosotros cargamos y barremos. Vea qué pasa en cada paso del retiro y qué le toca hacer a usted.',
  heading: 'Cómo funciona un retiro',
  lead: 'Usted llama y llegamos el mismo día o el siguiente día que trabajamos. Le damos el precio, cargamos y barremos. Usted no carga nada.',
  job: 'Un trabajo de principio a fin',
  mostOfIt: 'Casi todo el trabajo lo hacemos nosotros.',
  calculator: (link) => (
    <>
      ¿No sabe cuánto le va a costar? Nuestra {link('calculadora de precios')} le da un rango antes de hablar con nadie:
      elija sus cosas y vea cómo se llena el camión.
    </>
  ),
  photos: 'Tres fotos para darle un precio más exacto',
  photosLead:
    'No tiene que mandar ninguna, pero con fotos sabemos cuánto del camión va a ocupar, y así no hay sorpresas en su puerta.',
  before: 'Qué hacer la noche anterior',
  onEveryJob: 'En cada trabajo',
  promises: 'Lo que prometemos',
  us: 'Lo que hacemos nosotros',
  you: 'Lo que hace usted',
  yourPart: 'Usted: ',
}

import type { words as en } from '../en/findPickup.ts'

const weLook = 'llámenos o mándenos un mensaje y lo buscamos'

export const words: typeof en = {
  title: (name) => `Buscar mi retiro | ${name}`,
  description:
    '¿Perdió el enlace de su retiro? Escriba su número de referencia y su teléfono para verlo, cambiarlo o cancelarlo.',
  lost: '¿Perdió el enlace?',
  heading: 'Buscar mi retiro',
  button: 'Ver mi retiro',
  message: 'No encuentro mi retiro. Mi número de teléfono es ',
  reasons: {
    'no-match': {
      title: 'No encontramos ningún retiro con esos datos',
      text: `Revise el número de referencia y el teléfono, o ${weLook}. Si todavía no ha confirmado su retiro, use el enlace de nuestro mensaje.`,
    },
    'too-many': { title: 'Son muchos intentos', text: `Espere una hora e inténtelo otra vez, o ${weLook}.` },
    'not-stored': {
      title: 'En este momento no podemos buscarlo',
      text: `Inténtelo otra vez en un minuto, o ${weLook}.`,
    },
  },
}

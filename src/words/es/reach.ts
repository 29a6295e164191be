import { oneNumber, texting } from '../../sites/schema/texting.ts'

/** Lo que manda quien no llama: "mensaje", o "correo" donde ningún número recibe mensajes. */
export const medio = texting ? 'mensaje' : 'correo'

/** "llame o mande un mensaje al 202-555-0123", donde es un solo número. */
export const llameAl = (phone: string): string => `llame ${oneNumber ? 'o mande un mensaje ' : ''}al ${phone}`
export const LlameAl = (phone: string): string => `Llame ${oneNumber ? 'o mande un mensaje ' : ''}al ${phone}`

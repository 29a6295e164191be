import { oneNumber, texting } from '../../sites/schema/texting.ts'

/** Lo que manda quien no llama: "mensaje", o "correo" donde ningún número recibe mensajes. */
export const medio = texting ? 'mensaje' : 'correo'

/** "llame o mande un mensaje al 202-555-0123", donde es un solo número. */
export const llameAl = (phone: string): string => `llame ${oneNumber ? 'o mande un mensaje ' : ''}al ${phone}`
export const LlameAl = (phone: string): string => `Llame ${oneNumber ? 'o mande un mensaje ' : ''}al ${phone}`

const estados: Readonly<Record<string, string>> = {
  'District of Columbia': 'Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
}

/** El nombre de un estado como se dice en español: "Nuevo México". */
export const estado = (name: string): string => estados[name] ?? name

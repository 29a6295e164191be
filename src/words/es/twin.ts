import type { words as en } from '../en/twin.ts'

export const words: typeof en = {
  post: (address) => `Enviar: POST ${address}, como formulario o JSON`,
  get: (address) => `Preguntar: GET ${address}, con los campos en la dirección`,
  sentAs: (value) => `, se envía como ${value}`,
  button: (label) => `Botón: ${label}`,
  choice: (label) => `Opción: ${label}`,
  field: (label, required) => `Campo: ${label}${required ? ' (obligatorio)' : ''}`,
  changes: (what, url) => `Esto cambia a cada minuto (${what}): véalo en ${url}`,
  call: 'Llamar',
  text: 'Mensaje de texto',
  email: 'Correo electrónico',
  here: 'Esta página',
  nothing: 'No nos llevamos nada de esto.',
  terms: 'Esto es un estimado. El precio se acuerda en la puerta, antes de cargar nada.',
}

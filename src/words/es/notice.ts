import type * as en from '../en/notice.ts'

export const notice: typeof en.notice = {
  copy: (what) => `Copiar ${what}`,
  copied: (what) => `Se copió ${what}`,
  notCopied: (text) => `Su navegador no nos deja copiarlo. Aquí está: ${text}`,
  close: 'Cerrar este aviso',
  saved: 'Guardado con su solicitud.',
  saving: 'Guardando…',
  notSaved: 'No se guardó. Intente otra vez, o llámenos.',
  save: 'Guardar',
}

export const zip: typeof en.zip = {
  empty: 'Escriba un código postal o una ciudad',
  meant: (name) => `¿Quiso decir ${name}?`,
  meantOr: (name) => `¿Quiso decir ${name}? Si no, envíelo otra vez`,
  noZip: (example) => `Escriba los cinco números del código postal, como ${example}, o el nombre de la ciudad`,
}

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

import type { words as en } from '../en/mail.tsx'

export const words: typeof en = {
  questions: (phone, text) => (
    <>
      ¿Tiene preguntas, o algo que cambiar? Responda a este correo, o llame al {phone} o {text('mándenos un mensaje')} y
      díganos su número de referencia.
    </>
  ),
}

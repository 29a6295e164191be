import type { words as en } from '../en/faq.tsx'
import { theHour } from './time.ts'

export const words: typeof en = {
  title: 'Preguntas sobre el retiro de basura y muebles',
  crumb: 'Preguntas frecuentes',
  description:
    'Cuánto cuesta el retiro, qué tan pronto llegamos, qué nos llevamos y adónde va. Respuestas claras a lo que la gente pregunta antes de reservar.',
  heading: 'Preguntas frecuentes',
  lead: (from, to, cutoff) =>
    `De ${from} a ${to} según el espacio que ocupe. Normalmente el mismo día, si llama antes de ${theHour(cutoff)}, y usted no carga nada. Aquí está lo demás.`,
  contents: 'En esta página',
  questions: ' preguntas',
  notYours: (call, text, answered) => (
    <>
      ¿No está la suya? {call('Llame')} o {text('mándenos un mensaje')}
      {`. Contestamos ${answered}.`}
    </>
  ),
  closingHeading: '¿No encontró su pregunta?',
  closing: 'Llámenos o mándenos un mensaje, y le contesta alguien que hace este trabajo.',
}

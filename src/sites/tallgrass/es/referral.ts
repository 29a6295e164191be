import { inDollars } from '../../../domain/prices/price.ts'
import type { ReferralTexts } from '../../schema/texts.ts'
import { reward } from '../referral.ts'
import { site } from '../site.ts'
import { towns } from '../towns.ts'

export const referral = (): ReferralTexts => ({
  invitation: `Los de ${site.name} se llevan muebles y cosas viejas por aquí: ${site.phone.label}. Cobran desde ${inDollars(site.price.from)} y le dicen el precio antes de cargar nada. Dígales que va de mi parte.`,
  theyCall: [
    { title: 'Dé nuestro número', text: 'Por mensaje, en un papelito o por encima de la cerca.' },
    { title: 'Su amigo llama y dice quién lo mandó', text: 'No tiene que hacer nada más. Así sabemos que fue usted.' },
    {
      title: 'Hacemos el trabajo',
      text: `Su amigo acepta el precio antes de que carguemos, con ${inDollars(reward ?? Number.NaN)} menos. La próxima cita de usted también cuesta ${inDollars(reward ?? Number.NaN)} menos.`,
    },
  ],
  terms: [
    {
      question: '¿Qué recibe mi amigo?',
      answer: `Un estimado gratis y ${inDollars(reward ?? Number.NaN)} menos en su primera cita. No se junta con el descuento por llamar, así que le damos el mejor de los dos.`,
    },
    {
      question: '¿Para qué quieren mi número?',
      answer: 'Para saber de quién es el enlace y hacerle el descuento en su próxima cita. No le mandamos publicidad.',
    },
    {
      question: '¿Tengo que escribir una opinión?',
      answer: 'No. No damos nada a cambio de opiniones, y los referidos son cosa aparte.',
    },
    {
      question: '¿A quién puedo mandar?',
      answer: `A un vecino, un inquilino, un cliente o su hermana de Joliet. A cualquiera que tenga algo que sacar en nuestras ${towns.length} ciudades.`,
    },
  ],
})

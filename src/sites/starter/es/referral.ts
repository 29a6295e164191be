import { inDollars } from '../../../domain/prices/price.ts'
import type { ReferralTexts } from '../../schema/texts.ts'
import { site } from '../site.ts'

export const referral = (): ReferralTexts => ({
  invitation: `Los de ${site.name} se llevan muebles y cosas viejas por aquí: ${site.phone.label}. Cobran desde ${inDollars(site.price.from)} y le dicen el precio antes de cargar nada. Dígales que va de mi parte.`,
  theyCall: [
    { title: 'Dé nuestro número', text: 'Por mensaje, en un papelito o de palabra.' },
    { title: 'Su amigo llama y dice quién lo mandó', text: 'No tiene que hacer nada más. Así sabemos que fue usted.' },
    {
      title: 'Hacemos el trabajo',
      text: 'Su amigo paga el mismo precio que todos, y lo acepta antes de que carguemos.',
    },
  ],
  terms: [
    {
      question: '¿Qué recibe mi amigo?',
      answer: 'Lo mismo que todos: un estimado gratis. No le cobramos más porque usted lo mandó.',
    },
    {
      question: '¿Para qué quieren mi número?',
      answer: 'Para saber de quién es el enlace y darle las gracias. No le mandamos publicidad.',
    },
  ],
})

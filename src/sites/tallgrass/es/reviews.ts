import type { ReviewTexts, Testimonial } from '../../schema/texts.ts'
import * as en from '../reviews.ts'
import { site } from '../site.ts'

const { claims } = site

const said: Readonly<Record<string, Pick<Testimonial, 'quote' | 'job'>>> = {
  'Teresa V.': {
    quote: 'Un sofá cama, tercer piso y sin elevador. En diez minutos ya estaba abajo, y ni una marca en la pared.',
    job: 'Sofá cama, dos tramos de escaleras',
  },
  'Anil S.': {
    quote:
      'A las nueve les mandé una foto del refrigerador descompuesto. A las dos ya no estaba, y la lavadora vieja tampoco.',
    job: 'Refrigerador y lavadora',
  },
  'Bill K.': {
    quote:
      'Llevaba ocho años queriendo quitar ese cobertizo. En una tarde lo tiraron y lo cargaron, y hasta rastrillaron el pasto.',
    job: 'Cobertizo de madera, 8 por 10 pies',
  },
  'Denise W.': {
    quote:
      'Cerramos a las cuatro y a las seis ya no había cubículos. Al día siguiente el dueño tenía el certificado de seguro.',
    job: 'Cuatro cubículos',
  },
  'Carol and Jim P.': {
    quote:
      'Quitaron la terraza tabla por tabla, encontraron abajo los camioncitos de mi nieto y los pusieron en fila en el porche.',
    job: 'Terraza, unos 100 pies cuadrados',
  },
  'Marcus H.': {
    quote:
      'Toda la recámara de mi mamá, por unas escaleras que yo no hubiera intentado. El precio fue el que nos habían dicho.',
    job: 'Recámara completa',
  },
}

export const reviews = (): ReviewTexts => ({
  ratings: [
    { value: claims.headerRating, label: 'nuestra calificación, de cinco' },
    { value: claims.heroReviews, label: 'opiniones en línea' },
    { value: claims.footerReviews, label: 'opiniones de cinco estrellas' },
    { value: claims.bureauRating, label: 'de una oficina de buenas prácticas comerciales' },
  ],
  moreReviews: en.moreReviews.map((one) => ({ ...one, ...said[one.author] })),
})

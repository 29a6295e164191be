/** The picture that goes along when somebody shares a page. */
export const words = {
  ticket: 'Job ticket',
  /** Two short lines */
  agree: ['Price agreed', 'before we lift'],
  alt: (headline: string, price: string, phone: string, picture: string) =>
    `Job ticket: “${headline}”, ${price}, ${phone}. ${picture}.`,
}

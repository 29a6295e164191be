import type { words as en } from '../en/received.tsx'

export const words: typeof en = {
  title: (name) => `Recibimos su solicitud | ${name}`,
  description:
    'Recibimos su solicitud. Aquí está su número de referencia, qué sigue y cómo comunicarse con nosotros mientras tanto.',
  heading: 'Recibimos su solicitud',
  unconfirmed: 'Su horario todavía no está confirmado. Nosotros le llamamos.',
  area: {
    probably:
      'Su código postal cruza el límite de dos ciudades, así que es muy probable que lleguemos. Le llamamos para confirmar.',
    far: (region) => `Queda fuera de ${region}. Le llamamos para decirle si podemos ir.`,
    call: 'No encontramos su ubicación entre nuestras ciudades. Le llamamos para decirle si podemos ir.',
  },
  hasPhotos: (count) => (count === 1 ? 'Ya tenemos su foto.' : `Ya tenemos sus ${count} fotos.`),
  missingPhotos: (count) => (count === 1 ? 'Una foto no pasó.' : `${count} fotos no pasaron.`),
  addedPhotos: (count) =>
    count === 1 ? 'Su foto ya está con su solicitud.' : `Sus ${count} fotos ya están con su solicitud.`,
  notTextable: 'No podemos mandar mensajes a ese número. Le llamamos si algo cambia.',
  stamp: 'Recibido',
  addMissing: 'Agregar las que faltan',
  addPhotos: 'Agregar fotos',
  linkDays: (days) => `Este enlace sirve por ${days} días.`,
  giveReference: (reference, bold) => (
    <>Cuando llame, denos el número de referencia {bold(reference)} y buscamos su solicitud.</>
  ),
  reachYou: '¿Cómo nos comunicamos con usted?',
  about: (reference) => `Sobre mi solicitud ${reference}: `,
  seeAgain: 'Ver otra vez esta solicitud, o cancelarla',
  pickupDay: 'Qué pasa el día del retiro',
}

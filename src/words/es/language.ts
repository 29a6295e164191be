import type { AboutLanguage } from '../../language/language.ts'

export const about: AboutLanguage = {
  tag: 'es-US',
  name: 'Español',
  invitation: { offer: '¿Prefiere leer esta página en español?', spoken: 'Se habla español' },
  addresses: {
    pages: {
      home: '/es',
      howItWorks: '/es/como-funciona',
      faq: '/es/preguntas',
      items: '/es/articulos',
      calculator: '/es/precios',
      contact: '/es/contacto',
      findPickup: '/es/buscar-mi-cita',
      schedule: '/es/reservar',
      bookOnline: '/es/reservar-paso-a-paso',
      requestReceived: '/es/solicitud-recibida/:reference',
      services: '/es/servicios',
      service: '/es/servicios/:slug',
      serviceAreas: '/es/zonas',
      town: '/es/zonas/:slug',
      itemPage: '/es/articulos/:slug',
    },
    links: {
      ownRequest: '/es/mi-solicitud',
      ownCalendar: '/es/mi-solicitud.ics',
      stopMails: '/es/sin-correos',
    },
  },
}

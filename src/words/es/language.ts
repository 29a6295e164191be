import type { AboutLanguage } from '../../language/language.ts'

export const about: AboutLanguage = {
  tag: 'es-US',
  name: 'Español',
  invitation: { offer: '¿Prefiere leer esta página en español?', spoken: 'Se habla español' },
  addresses: {
    pages: {
      home: '/',
      howItWorks: '/como-funciona',
      faq: '/preguntas',
      items: '/articulos',
      calculator: '/precios',
      contact: '/contacto',
      findPickup: '/buscar-mi-cita',
      schedule: '/reservar',
      bookOnline: '/reservar-paso-a-paso',
      requestReceived: '/solicitud-recibida/:reference',
      services: '/servicios',
      service: '/servicios/:slug',
      serviceAreas: '/zonas',
      town: '/zonas/:slug',
      itemPage: '/articulos/:slug',
      jobsDone: '/trabajos-hechos',
    },
    links: {
      ownRequest: '/mi-solicitud',
      ownCalendar: '/mi-solicitud.ics',
      stopMails: '/sin-correos',
    },
  },
}

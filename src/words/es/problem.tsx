import type * as en from '../en/problem.tsx'

const unreadable = 'No pudimos leer lo que mandó'

export const problem: typeof en.problem = {
  notFound: {
    title: (name) => `Página no encontrada | ${name}`,
    description:
      'No hay ninguna página en esta dirección. Aquí está el camino de regreso, y nuestro teléfono por si prefiere hablar con alguien.',
    heading: 'Dio vuelta donde no era. Aquí no hay nada.',
    wayBack: (home, services, sitemap) => (
      <>
        Puede que la dirección sea vieja o esté mal escrita. Regrese a la {home('página de inicio')}, vea{' '}
        {services('qué nos llevamos')}, o búsquela en la {sitemap('lista de todas las páginas (en inglés)')}.
      </>
    ),
    picture:
      'Nuestro camión al final de un camino de grava sin salida, junto a un poste con letreros hacia cuatro lados',
  },
  unexpected: {
    title: (name) => `Error inesperado | ${name}`,
    description: 'Algo falló de nuestro lado. El teléfono sigue funcionando, y también el resto del sitio.',
    heading: 'Error inesperado de la aplicación',
    text: 'Algo falló de nuestro lado, y ya quedó registrado. El teléfono sigue funcionando: llámenos o mándenos un mensaje y nosotros nos encargamos.',
    home: 'Página de inicio',
    reference: (reference) => `Referencia: ${reference}`,
  },
  refused: {
    400: {
      heading: unreadable,
      text: 'Faltaba una parte, como pasa cuando la señal es débil. Regrese y mándelo otra vez, o llámenos o mándenos un mensaje.',
    },
    403: {
      heading: 'Ese formulario vino de otro sitio',
      text: 'Solo recibimos solicitudes de nuestras propias páginas. Abra aquí el formulario y mándelo otra vez, o llámenos o mándenos un mensaje.',
    },
    405: {
      heading: 'Esta página no puede hacer eso',
      text: 'Solo se puede leer. Si quería mandarnos algo, llámenos o mándenos un mensaje.',
    },
    408: {
      heading: 'Tardó demasiado en llegar',
      text: 'La conexión estaba muy lenta y dejamos de esperar. Regrese y mándelo otra vez con menos fotos, o llámenos o mándenos un mensaje.',
    },
    411: {
      heading: unreadable,
      text: 'No decía qué tan largo era, así que no lo leímos. Abra aquí el formulario y mándelo otra vez, o llámenos o mándenos un mensaje.',
    },
    413: {
      heading: 'Fue demasiado de una sola vez',
      text: 'Es más grande de lo que podemos recibir. Regrese y mande un mensaje más corto o menos fotos, o mándenoslas por mensaje de texto.',
    },
    414: {
      heading: 'Esa dirección es demasiado larga',
      text: 'Aquí ninguna página tiene una dirección tan larga. Empiece desde la página de inicio, o llámenos o mándenos un mensaje.',
    },
    415: {
      heading: unreadable,
      text: 'No vino de uno de nuestros formularios. Abra aquí el formulario, o llámenos o mándenos un mensaje.',
    },
    431: {
      heading: 'Su navegador mandó demasiado',
      text: 'Las cookies o los ajustes que manda con cada página son demasiado largos. Borre las cookies de este sitio y pruebe otra vez, o llámenos o mándenos un mensaje.',
    },
    429: {
      heading: 'Son muchas en un minuto',
      text: 'Llegó demasiado desde su conexión, así que esta no la recibimos. Espere un minuto, regrese y mándela otra vez, o llámenos o mándenos un mensaje.',
    },
  },
  spent: {
    description: 'El enlace ya venció o le falta una parte. Llámenos o mándenos un mensaje y le ayudamos enseguida.',
    heading: 'Este enlace ya no funciona',
    text: 'Ya venció, o una parte se perdió en el camino. No ha cambiado nada. Llámenos o mándenos un mensaje con su número de referencia y lo hacemos por usted.',
  },
  brokenLink: {
    incomplete: 'A este enlace le falta una parte',
    otherPurpose: 'Este enlace es para otra cosa',
    noAnswer: {
      heading: 'En este momento no podemos ver nuestro calendario',
      text: 'Su retiro no ha cambiado en nada. Pruebe otra vez en un minuto, o llámenos o mándenos un mensaje.',
    },
    reopen:
      'Ábralo otra vez desde el mensaje o la página donde lo recibió, o llámenos o mándenos un mensaje con su número de referencia.',
  },
}

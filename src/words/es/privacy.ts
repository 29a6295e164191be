import type * as en from '../en/privacy.ts'

const days = (count: number): string => (count === 1 ? 'un día' : `${count} días`)

export const privacy: typeof en.privacy = {
  requests: ({ requests, spam }) => ({
    heading: 'Cuando nos manda un formulario',
    label: 'días, y luego se borra su solicitud con todo lo que tiene',
    paragraphs: [
      'Guardamos lo que usted escribe: su nombre, teléfono, correo y dirección, qué hay que llevarse y la cita que reserva, con los cambios que haga después. A eso le agregamos lo que hacemos nosotros: llamadas, notas, precios y a qué hora llegó el equipo.',
      'También guardamos cómo nos encontró: la primera página que abrió aquí, el sitio de donde vino y el nombre del anuncio, si fue uno. Para eso no usamos cookies. Su navegador lo olvida cuando cierra la pestaña.',
      'Lo que escribe en un formulario se queda en su pestaña hasta que lo manda o la cierra. Así lo encuentra ahí aunque vea otra página. No nos llega antes de que lo mande.',
      `Su solicitud se borra ${days(requests)} después de llegar. Si quedamos en repetir el trabajo, la guardamos hasta ese día, y se borra cuando hay una nueva. Lo que desechamos como spam se borra después de ${days(spam)}.`,
      'De cada trabajo que hacemos, nuestros libros guardan el día, la ciudad, el tipo de trabajo, cómo se pagó y cuánto. Nada ahí dice de quién era.',
    ],
  }),
  photos: ({ photos, unsentPhotos }, showsJobs) => ({
    heading: 'Sus fotos',
    label: 'días, y luego se borran las fotos',
    paragraphs: [
      'Antes de guardar una foto, le quitamos dónde se tomó y con qué cámara. La vemos nosotros y quien tenga su enlace privado. El equipo también puede tomar fotos antes y después del trabajo, y van en su recibo. Si no hay nadie, puede tomar una de la puerta.',
      `Las fotos se borran después de ${days(photos)}, y si nunca mandó el formulario, después de ${days(unsentPhotos)}.`,
      showsJobs &&
        'Si nos dice que sí cuando le preguntamos, mostramos su trabajo en esta página: qué fue y adónde fue todo, su ciudad, el mes, cuánto pagó y una foto de antes y otra de después. No salen su nombre ni su calle. Se queda mientras guardemos su solicitud, o hasta que usted quiera quitarlo: llámenos o escríbanos.',
    ],
  }),
  visits: ({ limits, taps }, hasReferrals, hasChallenge) => ({
    heading: 'Cuando solo está viendo',
    paragraphs: [
      hasReferrals
        ? 'Le dejamos una sola cookie, y solo si abre el enlace de un amigo: guarda su código treinta días, para que los dos reciban lo que da el programa. Las demás cookies son para nuestra gente, en la página donde trabaja.'
        : 'No le dejamos ninguna cookie. Las que hay son para que nuestra gente entre a la página donde trabaja.',
      `Para frenar las solicitudes falsas, contamos cuántas vienen de una misma dirección de red, un teléfono o un correo. Para eso guardamos esos datos cifrados, nunca la dirección de red misma, y borramos la cuenta después de ${days(limits)}. Si hay una cita, los datos cifrados se quedan el mismo tiempo que la solicitud.`,
      `Contamos cuántas veces se toca nuestro número, por día y por página, y lo borramos después de ${days(taps)}. Eso no dice nada de usted.`,
      hasChallenge && 'Nuestros formularios usan Cloudflare Turnstile, que revisa que usted no sea un robot.',
    ],
  }),
  texts: (name, phone, service, box, perDay) => ({
    heading: 'Mensajes de texto',
    label: 'mensajes al día, como máximo',
    paragraphs: [
      `${name} le manda mensajes solo si marca “${box}” cuando reserva, o si pide que le mandemos el enlace de su cita por mensaje. Son sobre esa cita: que quedó reservada, que cambió o se canceló, un recordatorio el día anterior, y que el equipo va en camino o se retrasó.`,
      `Cuántos recibe depende de su cita, y nunca pasan de ${perDay} en un día. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para no recibir más, o HELP para pedir ayuda. También puede llamarnos al ${phone}. Las compañías de teléfono no responden por mensajes que lleguen tarde o que no lleguen.`,
      `Nunca le damos a nadie su número, ni el dato de que aceptó mensajes, para su publicidad. ${service} manda nuestros mensajes, así que recibe su número y lo que dicen.`,
    ],
  }),
  recipients: (texts, others, hasReferrals) => ({
    heading: 'Quién lo recibe',
    paragraphs: [
      'Nosotros: el dueño y el equipo que va con usted. Cada solicitud también nos llega por correo, y ese correo se queda en nuestro buzón hasta que lo borramos.',
      `Cloudflare tiene esta página en sus servidores, guarda lo que hay en ella y manda sus correos${texts ? `, y ${texts} manda los mensajes, a usted y a nosotros` : ''}. Como cualquier servidor, ve la dirección de red de quien abre una página.`,
      others && `También trabajamos con las solicitudes en ${others}.`,
      hasReferrals && 'Si pide un enlace de nuestro programa de referidos, quien lo abra ve el nombre que usted puso.',
      'Nadie más lo recibe, a menos que la ley nos obligue. No lo vendemos, no lo rentamos y no le mandamos publicidad.',
    ],
  }),
  deletion: ({ backups }, texting) => ({
    heading: 'Cómo verlo, o pedir que se borre',
    paragraphs: [
      `${texting ? 'Llame o mande un mensaje o un correo' : 'Llame o mande un correo'} desde el número o la dirección que nos dio. Le decimos qué tenemos, o lo borramos: su solicitud, sus fotos, su historial y los mensajes. Solo queda el número de referencia, para que nada de eso regrese, y los montos en nuestros libros, que no dicen de quién era el trabajo.`,
      `Cloudflare puede tenerlo todavía en copias anteriores de nuestra base de datos, hasta por ${days(backups)}. Si un día tenemos que usar una de esas copias, lo borramos otra vez.`,
      'Cada correo que le mandamos trae un enlace para no recibir más. Si lo usa, guardamos su dirección cifrada, para saber que ya no debemos escribirle.',
    ],
  }),
  contact: 'Comuníquese con nosotros',
}

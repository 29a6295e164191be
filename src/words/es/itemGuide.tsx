import type { words as en } from '../en/itemGuide.tsx'

export const words: typeof en = {
  title: (name) => `Precios de retiro por artículo | ${name}`,
  crumb: 'Artículos',
  description:
    'Cuánto cuesta que nos llevemos un sofá, un colchón, un refrigerador o un jacuzzi, adónde va cada cosa y quién la recibe gratis.',
  heading: 'Cuánto cuesta el retiro, artículo por artículo',
  lead: (count) =>
    `Busque cualquiera de ${count} cosas: cuánto cuesta que nos la llevemos, adónde va y quién la recibe gratis.`,
  lookUp: 'Buscar un artículo',
  what: '¿Qué nos llevamos?',
  picture: 'Muebles para donar, metal para reciclar y unas bolsas de basura en nuestro patio',
  closingHeading: '¿No encuentra lo suyo?',
  closing: 'Mándenos una foto por mensaje y le decimos cuánto cuesta.',
  all: (count) => `Los ${count} artículos`,
  each: (least) =>
    `Cada precio es por un solo artículo. Nuestro precio más bajo es ${least}, y ahí pueden caber varias cosas chicas. Usted sabe su precio antes de que carguemos nada.`,
  extra: (range, reason) => ` + ${range} por ${reason}`,
  where: '¿Adónde va?',
  guide: (count, link) => (
    <>
      {`Busque un sofá, un refrigerador o un bote de pintura. De ${count} artículos puede ver si nos los llevamos, cuánto cuestan normalmente y adónde van. `}
      {link('Ver la lista completa')}
    </>
  ),
  oneOfEach: 'Uno de cada grupo',
  bans: (state) => `Lo que ${state} prohíbe en sus rellenos sanitarios`,
  noneTaken: (link) => <>No podemos llevarnos nada de esto. {link('Vea quién sí')}</>,
}

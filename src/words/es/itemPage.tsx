import type { words as en } from '../en/itemPage.tsx'

export const words: typeof en = {
  crumb: 'Artículos',
  fills: (share, bold) => <>Ocupa {bold(`${share} del camión`)}.</>,
  truck: (share, load) => `Nuestro camión, lleno al ${share} con ${load}`,
  usually: (name, price, load, bold) => (
    <>
      {name}: normalmente {bold(price)} por {load}.
    </>
  ),
  whereToTake: 'Adónde llevarlo',
  orFree: 'O deshágase de él gratis',
  costs: (thing) => `Cuánto cuesta que nos llevemos ${thing}`,
  columns: { what: 'Lo que tiene', weight: 'Peso', truck: 'Camión', usually: 'Precio' },
  pounds: (pounds) => `${pounds} lb`,
  estimates: (discount) =>
    `Son estimados, con la carga incluida. Le damos el precio exacto antes de subir nada al camión. ${discount}`,
  free: (thing) => `¿Puede deshacerse gratis de ${thing}?`,
  whoTakes: (thing) => `¿Quién recibe ${thing}?`,
  curbByTown: 'Recolección en la banqueta, por ciudad',
  rule: (town, rule, asOf, bold) => (
    <>
      {bold(`${town}:`)} {rule.charAt(0).toLowerCase() + rule.slice(1)}, según lo publicado en {asOf}.
    </>
  ),
  askHauler: (isElsewhere) =>
    `${isElsewhere ? 'En las demás ciudades, pregunte' : 'Pregunte'} a su servicio de basura qué recoge y cuánto cobra.`,
  askTown: 'Pregunte en su ciudad',
  donations: 'Lugares que reciben donaciones',
  dropOffs: 'Centros de entrega',
  milesFrom: (miles, town) => `${miles} de ${town}`,
  siteIn: (town, near) => `En ${town}, como a ${near}`,
  out: (thing, crew = 'dos') => `Cómo sacamos ${thing} entre ${crew}`,
  moveSafely: (thing) => `Cómo mover ${thing} sin peligro`,
  before: 'Antes de que lleguemos',
  first: 'Primero',
  goes: (thing) => `Adónde llevamos ${thing}`,
  goesFromThere: 'Adónde va después',
  law: 'Qué dice la ley',
  since: (year, bold) => <>Desde {bold(String(year))}</>,
  related: 'También preguntan por',
  all: 'Todos los artículos y precios',
  pickUp: 'Dónde recogemos',
  refused: 'No nos lo llevamos',
  closing: '¿Qué más ya no quiere?',
}

import type { words as en } from '../en/map.ts'

export const words: typeof en = {
  townsServed: (count) => (count === 1 ? 'la ciudad donde trabajamos' : `las ${count} ciudades donde trabajamos`),
  allTowns: (count) => (count === 1 ? 'Nuestra zona de servicio' : `Las ${count} ciudades`),
  townPages: (towns) =>
    towns
      ? `Hay páginas en español de ${towns}; las demás están en inglés.`
      : 'Las páginas de las ciudades están en inglés.',
  ofTown: (town) => `Mapa de ${town}`,
  ofAll: (towns, direction) => `Mapa de ${towns}, ${direction}`,
  county: (name) => `Condado de ${name}`,
  lake: (name) => name.replace(/^Lake /, 'Lago '),
  miles: (count) => (count === 1 ? '1 milla' : `${count} millas`),
}

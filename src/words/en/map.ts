/** The towns, on the map and in lists. */
export const words = {
  townsServed: (count: number) => (count === 1 ? 'town we serve' : `${count} towns we serve`),
  /** Names a link to all of them */
  allTowns: (count: number) => (count === 1 ? 'Our service area' : `All ${count} towns`),
  /** Where other towns' pages are in English only */
  townPages: (towns: string) =>
    towns ? `There are pages for ${towns}; the others are in English.` : 'The pages of towns are in English.',
  ofTown: (town: string) => `${town} map`,
  ofAll: (towns: string, direction: string) => `Map of the ${towns}, ${direction}`,
  county: (name: string) => `${name} County`,
  lake: (name: string) => name,
  miles: (count: number) => (count === 1 ? '1 mile' : `${count} miles`),
}

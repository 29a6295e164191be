import type { words as en } from '../en/zip.ts'

export const words: typeof en = {
  empty: 'Escriba un código postal o una ciudad',
  meant: (name) => `¿Quiso decir ${name}?`,
  meantOr: (name) => `¿Quiso decir ${name}? Si no, envíelo otra vez`,
  noZip: (example) => `Escriba los cinco números del código postal, como ${example}, o el nombre de la ciudad`,
}

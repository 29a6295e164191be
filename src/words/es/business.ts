import type { words as en } from '../en/business.ts'

const holidays: Readonly<Record<string, string>> = {
  'New Year’s Day': 'Año Nuevo',
  'Memorial Day': 'el Día de los Caídos',
  Juneteenth: 'el 19 de junio',
  'Independence Day': 'el Día de la Independencia',
  'Labor Day': 'el Día del Trabajo',
  'Veterans Day': 'el Día de los Veteranos',
  Thanksgiving: 'el Día de Acción de Gracias',
  'Thanksgiving Day': 'el Día de Acción de Gracias',
  'Christmas Eve': 'Nochebuena',
  'Christmas Day': 'Navidad',
  Easter: 'el Domingo de Pascua',
}

export const words: typeof en = {
  range: (low, high) => `${low} a ${high}`,
  discount: (off, least) => `${off} de descuento en cargas de ${least} o más, antes de cargos adicionales`,
  discountSentence: (offer) => `Reserve por teléfono y reciba ${offer}.`,
  payBy: (ways) => `Puede pagar con ${ways}.`,
  zipOrTown: (zip, town) => `${zip} o ${town}`,
  holiday: (name) => holidays[name] ?? name,
}

import { illinoisPermits } from '../../packs/illinois.ts'
import type { PermitRules } from '../../schema/town.ts'

export const permitRules = (): PermitRules => ({
  decides:
    'Decide el departamento de construcción de su ciudad. Pregunte antes de que tiremos nada, y fijamos el día cuando tenga la respuesta.',
  county: {
    rule: 'El condado de Cook pide su propio permiso de demolición para todo lo que sostenga carga en una casa de una a cuatro viviendas, también garajes y cobertizos. Pide además un reporte de inspección de asbesto, que puede no exigir si la casa se construyó después de 1982.',
    office: { ...illinoisPermits.county.office, label: 'Permisos de demolición del condado de Cook (en inglés)' },
  },
  dig: 'Si se van a sacar postes o cimientos, primero hay que marcar las líneas. Llame a JULIE al 811 tres días hábiles antes. Los fines de semana y los días festivos no cuentan.',
})

import type { PermitRules } from '../../schema/town.ts'

export const permitRules = (): PermitRules => ({
  decides:
    'Decide el departamento de construcción de su ciudad o condado. Pregunte antes de que tiremos nada, y fijamos el día cuando tenga la respuesta.',
  dig: 'Si va a sacar postes o cimientos, llame primero al 811 y espere a que marquen las líneas.',
})

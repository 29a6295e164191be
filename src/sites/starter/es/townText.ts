import { say } from '#words'
import { divisionOf, stateName } from '../../../domain/places/states.ts'
import type { Curb } from '../../schema/town.ts'
import type { TownTexts } from '../../schema/translation.ts'
import { site } from '../site.ts'
import type { AnsweredTown } from '../townText.ts'

const { features } = site

/** Says only whom to ask, as the English one. */
const curb: Curb = {
  known: 'ask',
  answer:
    'Depende de lo que sea. El servicio que recoge su basura le puede decir si un sofá necesita calcomanía, cuánto cuesta un aparato y adónde va un televisor.',
  lines: [{ item: 'Muebles que todavía están adentro', mark: 'no', note: 'Usted tendría que sacarlos' }],
}

/** "el condado de Cook", "la parroquia de Orleans" */
function theCounty(county: string, state: string): string {
  const named = say.map.divisions[divisionOf(county, state)](county)
  return `${/^(?:Ciudad|Parroquia|Región)/.test(named) ? 'la' : 'el'} ${named.charAt(0).toLowerCase()}${named.slice(1)}`
}

const codes = (zips: readonly string[]): string =>
  zips.length === 1 ? `Su código postal es ${zips[0]}.` : `Trabajamos en sus ${zips.length} códigos postales.`

/** What every town's page says to begin with. */
export const townText = ({
  name,
  state = site.area.state.code,
  counties: [county],
  zips,
}: AnsweredTown): Partial<TownTexts> => ({
  lead: `Llegamos dos a su casa en ${name}, lo sacamos todo y barremos. Puede ser una silla o una casa entera.`,
  ...(features.curbRules && { curb }),
  worthIt: [
    {
      when: 'Pesa demasiado para una persona',
      text: 'No tiene que bajarlo por las escaleras ni sacarlo a la calle. Déjelo donde está, y nosotros lo sacamos.',
    },
    {
      when: 'Son más que unas cuantas piezas',
      text: 'Usted paga por el espacio que ocupan sus cosas en el camión, así que todo se va en un viaje y con un solo precio.',
    },
    {
      when: 'Se muda o vende la casa',
      text: 'Ponga cinta en lo que se va. Nos lo llevamos y dejamos los cuartos barridos.',
    },
  ],
  ...(features.dropOffs && {
    dropOff: `Para pintura, químicos y otras cosas que no podemos llevarnos, pregunte en la ciudad de ${name}${county ? ` o en ${theCounty(county, state)}` : ''} adónde las pueden llevar los residentes.`,
  }),
  ...(features.permits && {
    permit: {
      office: `Departamento de construcción de ${name}`,
      text: 'Si hay que tirar algo, primero pregunte en el departamento de construcción si necesita permiso. Díganos qué le contestaron, y fijamos el día.',
    },
  }),
  around: `${name.replace(/, [A-Z]{2}$/, '')} está en ${county && county !== name && county !== stateName(state) ? `${theCounty(county, state)}, ` : ''}${say.map.state(stateName(state) ?? '')}. ${codes(zips)} Al reservar, díganos si hay escaleras, portones o calles angostas, para llevar la herramienta correcta.`,
})

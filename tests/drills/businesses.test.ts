import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesUnder } from '../../scripts/build/files.ts'
import { firstLanguage } from '../../scripts/lib/environment.ts'
import { setUpWorker } from '../../scripts/owner/newSite/addEnvironment.ts'
import { writeBusiness } from '../../scripts/owner/newSite/folder.ts'
import { businesses, businessOf } from '../support/businesses.ts'
import { siteCopy } from '../support/siteCopy.ts'

/** What some pages of each business have to say. */
const said: Readonly<Record<keyof typeof businesses, Readonly<Record<string, readonly string[]>>>> = {
  alexandria: {
    contact: ['Eastern time'],
    'service-areas/annandale': ['Fairfax County', 'Virginia'],
    'service-areas/alexandria': ['City of Alexandria'],
  },
  anchorage: { contact: ['Alaska time'], 'service-areas/wasilla': ['Matanuska-Susitna Borough', 'Alaska'] },
  brooklyn: { contact: ['Eastern time'], 'service-areas/park-slope': ['New York', '11215'] },
  brownsville: { contact: ['Central time'], 'service-areas/san-benito': ['Cameron County', 'Texas'] },
  honolulu: { contact: ['Hawaii time'], 'service-areas/ewa-beach': ['ʻEwa Beach', 'Hawaii'] },
  'kansas-city': {
    contact: ['Central time'],
    'service-areas/overland-park': ['Johnson County', 'Kansas'],
    'service-areas/independence': ['Jackson County', 'Missouri'],
    'service-areas/kansas-city-ks': ['Wyandotte County', 'Kansas'],
  },
  miami: {
    'quienes-somos': ['Primero le damos el precio'],
    opiniones: ['Cuéntenos cómo le fue'],
    recomendar: ['Dé nuestro número'],
    privacidad: ['Su solicitud se borra 180 días después'],
    blog: ['Cómo prepararse'],
    'blog/como-prepararse-para-su-cita': ['Lo que no tenga cinta se queda'],
    'en/blog/how-to-get-ready-for-a-junk-pickup': ['Anything without tape stays'],
    contacto: ['Hora del Este'],
    preguntas: ['si llama antes de las 12\u00a0del\u00a0mediodía, hora del Este'],
    'en/contact': ['Eastern time'],
    'zonas/hialeah': ['Miami-Dade'],
    'en/service-areas/doral': ['Miami-Dade County', 'Florida'],
  },
  'new-orleans': { contact: ['Central time', 'WhatsApp'], 'service-areas/metairie': ['Jefferson Parish', 'Louisiana'] },
  'night-crew': {
    contact: ['6 PM to 2 AM', '24 hours', 'noon to 3 AM', 'Pacific time'],
    'service-areas/henderson': ['Clark County', 'Nevada'],
  },
  'one-town': { contact: ['Pacific time'], 'service-areas/ely': ['White Pine County', 'Nevada'] },
  phoenix: {
    index: ['$1,200'],
    contact: ['Arizona time'],
    'service-areas/scottsdale': ['Maricopa County', 'Arizona', '85251'],
  },
  'toll-free': { contact: ['(888) 555-0142', 'Eastern time'], 'service-areas/dublin': ['Franklin County', 'Ohio'] },
  'twin-cities': {
    contact: ['Central time'],
    'service-areas/west-st-paul': ['Dakota County', 'Minnesota'],
    'service-areas/blaine': ['Anoka County'],
  },
}

/** Words of the sample, which no other business's page may have. */
const sample = /Tallgrass|Naperville|Joliet|DuPage|Downers Grove|555-0147|\bJULIE\b/
/** Words for what can't be: a time at which nothing happens, and prices without their comma. */
const wrong = /\b12 AM to 11:59|before 12 AM|\$\d{4,}|undefined|NaN|\[object/

describe.each(Object.entries(businesses))('%s', (name, business) => {
  it('is made from its answers, builds, passes its checks, and says what’s true of it', {
    timeout: 900_000,
  }, async () => {
    const copy = siteCopy(business.folder)
    onTestFinished(copy.remove)
    const whole = businessOf(business)
    writeBusiness(copy.root, whole)
    setUpWorker(copy.root, whole)
    await copy.build()

    const files = join(copy.root, 'dist/public')
    const texts = filesUnder(files, ['.'], /\.(?:md|txt|json|xml)$/)
    const problems = texts.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [sample, wrong].flatMap((words) => {
        const [found] = words.exec(text) ?? []
        return found ? [`${relative(files, file)}: ${found}`] : []
      })
    })
    expect.soft(problems).toEqual([])
    for (const [page, own] of Object.entries(said[name as keyof typeof said])) {
      const text = readFileSync(join(files, `${page}.md`), 'utf8')
      for (const words of own) expect.soft(text, page).toContain(words)
    }
    // Another drill has a browser at one that speaks English first.
    await copy.passes('http', ...(firstLanguage(business.folder, copy.root) === 'en' ? [] : ['e2e']))
  })
})

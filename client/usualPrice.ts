import { say } from '#words'
import { searchIn } from '../src/business/indexedItems.ts'
import { pricedItemsOf, priceRules } from '../src/business/pricing.ts'
import { formatItemList } from '../src/domain/items/itemList.ts'
import { typedList } from '../src/domain/items/typedList.ts'
import { counted, estimate, rangeWords } from '../src/domain/prices/price.ts'

/** What is typed here says nothing about stairs or the truck's way. */
const ground = { flights: 0, far: false }

/**
 * Says below the field of what needs to go what that usually costs, as it's typed. Where all of it is understood, the list goes
 * along with the form, so that whatever is said of it later has that price. Rejects when offline.
 */
async function follow(field: HTMLInputElement, note: HTMLElement): Promise<void> {
  const answer = await fetch(note.dataset.prices ?? '')
  const { search, file } = searchIn(await answer.json())
  const carried = Object.assign(document.createElement('input'), { type: 'hidden', name: 'items' })
  field.form?.append(carried)
  const priced = pricedItemsOf(file)
  const show = () => {
    const { list, isWhole } = typedList(field.value, (words) => search(words).hits[0])
    const things = counted(list, priced)
    // A code's discount is worked out by the server alone.
    const slot = field.form?.querySelector<HTMLInputElement>('.slot-pick:checked')?.value ?? ''
    const price = estimate(things, { ...ground, slot }, priceRules())
    const names = things.map(({ item, count }) => (count === 1 ? item.label : `${count} × ${item.label}`))
    const isPriced = price.kind === 'price'
    note.textContent = isPriced ? `${names.join(', ')}. ${say.prices.usually(rangeWords(price.total))}.` : ''
    carried.value = isPriced && isWhole ? formatItemList(list) : ''
  }
  ;(field.form ?? field).addEventListener('input', show)
  show()
}

/** Fetches the items once the field is used. */
export async function priceWhat(root: HTMLElement): Promise<void> {
  const note = root.querySelector<HTMLElement>('[data-prices]')
  const field = root.querySelector<HTMLInputElement>('[name=junk-type]')
  if (!note || !field) return
  if (field !== document.activeElement && !field.value)
    await new Promise((used) => field.addEventListener('focus', used, { once: true }))
  await follow(field, note)
}

// What may happen to a request, in the trade's words: given what happened, when somebody does something, then that happens.
import { describe, expect, it } from 'vitest'
import { after, type Decision } from './act.ts'
import { book, change, priceAtDoor, type SaidAtStop, sayAtStop, send, undo } from './decide.ts'
import { type EventData, type EventKind, emptyForm, type NewEvent, type SentForm } from './event.ts'
import type { CustomerRequest } from './evolve.ts'
import type { SeatProblem } from './store.ts'

const reference = '7K2M9QX4RD'
const [slot, other] = ['2026-11-23T10', '2026-11-24T12']
const [now, heldUntil] = [1000, 5000]
const ann = 'ann@example.com'
const form: SentForm = {
  ...emptyForm,
  form: 'quote',
  area: 'yes',
  answers: { phone: '+12025550123', location: 'Springfield' },
}
const withSlot = (to: string): SentForm => ({ ...form, form: 'booking', answers: { ...form.answers, slot: to } })

type Event = NewEvent & { readonly person?: string }
const event = <Kind extends EventKind>(kind: Kind, data: Partial<EventData[Kind]> = {}, person = '') =>
  ({ kind, data, person }) as unknown as Event
const sent = event('sent', form)
const price = (dollars: number) => event('priced', { cents: dollars * 100 }, ann)
const [called, spam, canceled] = [event('called', {}, ann), event('spam', {}, ann), event('canceled')]
const booked = event('booked', { slot })
const held = event('booked', { slot, heldUntil })
const asBooking = event('sent', withSlot(slot))

/** The request after some events, each at a time of its own. */
const given = (...events: readonly Event[]): CustomerRequest =>
  events.reduce<CustomerRequest | undefined>(
    (request, { person = '', ...one }, index) => after(reference, request, [one], { at: index + 1, person }),
    undefined,
  ) as CustomerRequest

/** What was decided, by names; a refusal by its word. */
const said = (decision: Decision<string>) =>
  'refused' in decision ? decision.refused : decision.map(({ kind }) => kind).join(' ')

describe('why it was lost', () => {
  it.each([
    ['its customer withdrew it', [sent, event('withdrawn')], 'Customer canceled'],
    ['its customer canceled the pickup', [asBooking, booked, canceled], 'Customer canceled'],
    ['we canceled the pickup', [asBooking, booked, event('canceled', {}, ann)], 'We canceled'],
    ['picked from today’s words', [sent, event('lost', { reason: 'Out of our area' }, ann)], 'Out of our area'],
    [
      'too expensive, as that was called',
      [sent, event('lost', { reason: 'Too expensive' }, ann)],
      'Declined the price',
    ],
    ['with somebody else', [sent, event('lost', { reason: 'Went with somebody else' }, ann)], 'Declined the price'],
    ['changed their mind', [sent, event('lost', { reason: 'Changed their mind' }, ann)], 'Customer canceled'],
    ['no job for us', [sent, event('lost', { reason: 'Not a job for us' }, ann)], 'We canceled'],
    ['no answer', [sent, event('lost', { reason: 'No answer' }, ann)], 'Never answered'],
    ['not anymore, at another price', [sent, event('lost', { reason: 'Declined the price' }, ann), price(200)], ''],
  ] as const)('%s', (_, events, reason) => {
    expect(given(...events).reason).toBe(reason)
  })
})

describe('how far a request is', () => {
  it.each([
    ['sent', [sent], 'new'],
    ['sent with a window', [asBooking, booked], 'booked'],
    ['sent with a window that is only held', [asBooking, held], 'held'],
    ['held, then confirmed', [asBooking, held, event('confirmed')], 'booked'],
    ['held, then released', [asBooking, held, event('released', {}, ann)], 'booked'],
    ['held, then let go', [asBooking, held, event('let-go', {}, 'us')], 'new'],
    ['priced', [sent, price(245)], 'priced'],
    ['lost, then priced', [sent, event('lost', { reason: 'Declined the price' }, ann), price(200)], 'priced'],
    ['priced, then called undone', [sent, called, price(245), event('undone', { number: 3 }, ann)], 'called'],
    [
      'priced, then canceled, then undone',
      [sent, price(245), event('lost', { reason: 'Never answered' }, ann), event('undone', { number: 3 }, ann)],
      'priced',
    ],
    ['lost, then corrected', [sent, event('lost', { reason: 'Never answered' }, ann), event('corrected', form)], 'new'],
    ['closed, then corrected', [sent, event('closed', {}, ann), event('corrected', form)], 'new'],
    [
      'done, then corrected',
      [asBooking, booked, event('done', { went: [] }, ann), event('corrected', withSlot(slot))],
      'done',
    ],
    ['booked, then canceled', [asBooking, booked, canceled], 'lost'],
    ['booked, canceled, then booked again', [asBooking, booked, canceled, event('moved', { slot: other })], 'booked'],
    ['spam', [asBooking, booked, spam], 'spam'],
    ['spam that was none', [asBooking, booked, spam, event('undone', { number: 3 }, ann)], 'booked'],
    [
      'canceled, then spam that was none',
      [asBooking, booked, canceled, spam, event('undone', { number: 4 }, ann)],
      'lost',
    ],
    ['corrected while it is spam', [sent, spam, event('corrected', form)], 'spam'],
    ['withdrawn while it is held', [asBooking, held, event('withdrawn')], 'lost'],
  ] as const)('%s', (_, events, status) => {
    expect(given(...events).status).toBe(status)
  })

  it('a seat that its customer gave up stays as it was when the request is thrown out', () => {
    expect(given(asBooking, booked, canceled, spam).seat).toMatchObject({ state: 'canceled', revision: 2 })
  })

  it('keeps its first address and the number that agreed to texts, the price, the receipt and who touched it first', () => {
    const request = given(
      event('sent', { ...form, answers: { ...form.answers, email: 'a@example.com', texts: 'yes' } }),
      event('details', { answers: { email: 'b@example.com', phone: '+12025550124' } }),
      price(245),
      event('booked', { slot, cents: 24_500 }, ann),
      event('moved', { slot: other }),
      event('done', { cents: 31_000, method: 'card', went: [] }, 'sam@example.com'),
    )
    expect(request).toMatchObject({
      copyTo: 'a@example.com',
      firstTexted: '+12025550123',
      price: { cents: 24_500, isOpen: false, agreed: 'phone' },
      receipt: { cents: 31_000, method: 'card' },
      touchedAt: 3,
      answers: { slot: other, phone: '+12025550124' },
      seat: { slot: other, state: 'live', revision: 2, bookedAt: 4, changedAt: 5 },
    })
  })

  it.each([
    ['by phone, before the crew is there', [], 'phone', undefined],
    ['at the door, once it is', [event('arrived', {})], 'door', undefined],
    ['their page, by name', [event('agreed', { cents: 18_000, name: 'Ann Lee' })], 'page', 'Ann Lee'],
    ['our phone, by name', [event('agreed', { cents: 18_000, name: 'Ann Lee' }, ann)], 'phone', 'Ann Lee'],
  ] as const)('a price of a pickup that’s booked is agreed on %s', (_, more, agreed, acceptedBy) => {
    const isDoor = agreed === 'door'
    const steps = isDoor ? [...more, price(180)] : [price(180), ...more]
    expect(given(sent, event('booked', { slot }, ann), ...steps)).toMatchObject({
      status: 'booked',
      price: { cents: 18_000, isOpen: false, agreed, ...(acceptedBy && { acceptedBy }) },
    })
  })

  it('another price of a pickup says that it changed since the first one was accepted', () => {
    const accepted = [price(180), event('agreed', { cents: 18_000, name: 'Ann Lee' })]
    const booked = given(sent, event('booked', { slot }, ann), ...accepted, price(200), price(210))
    expect(booked.price).toMatchObject({ cents: 21_000, agreed: 'changed' })
  })

  it('what the owner types as they book is where copies go, and another address is a change of the pickup', () => {
    const answers = { email: 'b@example.com' }
    const elsewhere = event('details', { answers: { address: '7 Elm Street' } }, ann)
    const booked = given(sent, event('booked', { slot, answers }, ann), elsewhere)
    expect([booked.copyTo, booked.seat?.revision]).toEqual(['b@example.com', 2])
  })
})

describe('a form', () => {
  const sending = { form, window: undefined, followUp: ['reply-by'], now }
  const asked = (to: string, until?: number) => ({
    ...sending,
    form: withSlot(to),
    window: { slot: to, heldUntil: until },
  })
  const lost = event('lost', { reason: 'Never answered' }, ann)
  const tooFar = { ...sending, form: { ...form, area: 'too-far', answers: { ...form.answers, location: 'Rockford' } } }
  const changed = { ...sending, form: { ...form, answers: { ...form.answers, location: 'Riverton' } } }
  const others = { ...sending, form: { ...form, answers: { ...form.answers, phone: '+12025550199' } } }
  const elsewhere = { ...withSlot(other), answers: { ...withSlot(other).answers, address: '7 Elm Street' } }
  const done = event('done', { went: [] }, ann)
  const corrected = given(sent, event('details', { answers: { phone: '+12025550177' } }))
  const often = { ...given(sent), revision: 200 }
  it.each([
    ['the first time', undefined, sending, 'sent'],
    ['again as it was', given(sent), sending, ''],
    ['with something changed', given(sent), changed, 'corrected'],
    ['as it was, after it was lost', given(sent, lost), sending, 'corrected'],
    ['as it was, after details came', given(sent, event('details', { answers: { 'reply-by': 'text' } })), sending, ''],
    ['as it was, out of the bucket, after it was lost', given(sent, lost), { ...sending, spooledAt: 9 }, ''],
    ['out of the bucket, older than what came since', given(sent, event('photos')), { ...changed, spooledAt: 1 }, ''],
    ['out of the bucket, newer', given(sent, event('photos')), { ...changed, spooledAt: 3 }, 'corrected'],
    ['with a window', undefined, asked(slot), 'sent booked'],
    ['with the window that they have', given(asBooking, booked), asked(slot), ''],
    ['with another window', given(asBooking, booked), asked(other), 'moved'],
    ['with a window again, once it was canceled', given(asBooking, booked, canceled), asked(slot), 'moved'],
    ['held again, once it was let go', given(asBooking, held, event('let-go', {}, 'us')), asked(slot, 9), 'let-go'],
    [
      'with a window that is theirs, once it was let go',
      given(asBooking, held, event('let-go', {}, 'us')),
      asked(slot),
      'moved',
    ],
    ['with a window for spam', given(asBooking, booked, spam), asked(other), 'let-go'],
    ['with a place that is too far', given(asBooking, booked), tooFar, 'corrected let-go'],
    ['of somebody else under the same key', given(sent), others, 'another'],
    ['with another window, once it is done', given(asBooking, booked, done), asked(other), 'another'],
    ['out of the bucket, older than its number', corrected, { ...sending, spooledAt: 1 }, ''],
    ['for another street in another window', given(asBooking, booked), { ...asked(other), form: elsewhere }, 'another'],
    ['with something changed for the hundredth time', often, changed, 'too-many'],
    ['as it was, changed hundreds of times before', often, sending, ''],
    ['out of the bucket, changed hundreds of times before', often, { ...changed, spooledAt: 3 }, 'corrected'],
  ] as const)('%s', (_, request, how, expected) => {
    expect(said(send(request, undefined, how))).toBe(expected)
  })

  it('asks for nothing to be booked where there is no seat', () => {
    expect(send(undefined, 'taken', asked(slot))).toEqual({ refused: 'taken' })
  })

  it('stays held as long, wherever it is moved', () => {
    expect(send(given(asBooking, held), undefined, asked(other))).toEqual([
      { kind: 'moved', data: { slot: other, heldUntil } },
    ])
  })
})

describe('a price', () => {
  const take = (request: CustomerRequest, cents: number, seen = request.revision, problem?: SeatProblem) =>
    said(book(request, problem, { slot, answers: {}, seen, cents, now }))
  it.each([
    ['that was given', given(sent, price(245)), 24_500, 'agreed booked'],
    ['that nobody gave', given(sent), Number.NaN, 'outdated'],
    ['that was undone', given(sent, price(245), event('undone', { number: 2 }, ann)), 24_500, 'outdated'],
    ['that is another one by now', given(sent, price(245), price(260)), 24_500, 'outdated'],
    ['that they took', given(sent, price(245), event('agreed', { cents: 24_500 }), booked), 24_500, 'has-window'],
    [
      'that they took, and canceled',
      given(sent, price(245), event('agreed', { cents: 24_500 }), booked, canceled),
      24_500,
      'outdated',
    ],
    ['of a request that was lost', given(sent, price(245), event('lost', { reason: 'x' }, ann)), 24_500, 'outdated'],
    ['of spam', given(sent, price(245), spam), 24_500, 'gone'],
  ] as const)('%s', (_, request, cents, expected) => {
    expect(take(request, cents)).toBe(expected)
  })

  it('is taken in a window that is to be had, by whoever has seen what was done last', () => {
    const request = given(sent, price(245), event('note', { text: 'x' }, ann))
    expect([take(request, 24_500, 2), take(request, 24_500, 3, 'taken')]).toEqual(['outdated', 'taken'])
    expect(take(given(sent, price(245), event('photos')), 24_500, 2)).toBe('agreed booked')
  })
})

describe('something done', () => {
  const isStale = () => false
  const does = (request: CustomerRequest | undefined, by: 'owner' | 'customer', one: Event) =>
    said(change(request, undefined, by, one, isStale, now))
  it.each([
    ['called', given(sent), 'owner', called, 'called'],
    ['called twice', given(sent, called), 'owner', called, 'outdated'],
    ['withdrawn once it is booked', given(asBooking, booked), 'customer', event('withdrawn'), 'outdated'],
    ['moved while it is held', given(asBooking, held), 'customer', event('moved', { slot: other }), 'moved'],
    [
      'released after the hold was over',
      given(asBooking, event('booked', { slot, heldUntil: 9 })),
      'owner',
      event('released'),
      'let-go released',
    ],
    ['without a request', undefined, 'owner', called, 'gone'],
  ] as const)('%s', (_, request, by, one, expected) => {
    expect(does(request, by, one)).toBe(expected)
  })

  it('is refused once a customer has changed it hundreds of times, but for its end', () => {
    const often = { ...given(asBooking, booked), revision: 200 }
    const waiting = { ...given(sent), revision: 200 }
    expect([
      does(often, 'customer', event('moved', { slot: other })),
      does(often, 'customer', canceled),
      does(waiting, 'customer', event('details', { answers: {} })),
      does(waiting, 'customer', event('withdrawn')),
    ]).toEqual(['too-many', 'canceled', 'too-many', 'withdrawn'])
  })
})

const crew = { by: 'crew', isOn: () => true, now } as const
/** What comes of what the crew says of its stop. */
const says = (request: CustomerRequest, event: SaidAtStop['event'], seen = 0, at = now) =>
  said(sayAtStop(request, { event, seen }, { ...crew, now: at }))
const paid = (dollars: number) => ({ cents: dollars * 100, method: 'card', went: [] }) as const
const done = (dollars: number) => event('done', paid(dollars), 'sam@example.com')
const missed = event('nobody-there', {}, 'sam@example.com')
const changed = (dollars: number, was: number) => event('receipt', { ...paid(dollars), was: paid(was) }, ann)
const undoing = (number: number) => event('undone', { number }, ann)

describe('what the crew says of a stop', () => {
  const days = 24 * 60 * 60_000
  const fresh = given(asBooking, booked)
  const first = given(asBooking, booked, done(3100))
  const fixed = given(asBooking, booked, done(3100), changed(310, 3100))
  const nobody = given(asBooking, booked, missed)
  const firm = event('priced', { cents: 13_900, lines: [], firm: true })
  const feePaid = given(asBooking, booked, missed, event('receipt', { ...paid(45), was: { went: [] } }, ann))
  const change = (request: CustomerRequest, dollars: number, seen: number, at = now) =>
    says(request, { kind: 'receipt', data: paid(dollars) }, seen, at)
  const finished = (request: CustomerRequest, dollars: number) => says(request, done(dollars))
  const costs = (request: CustomerRequest, dump: number, seen: number) => says(request, event('costs', { dump }), seen)
  const gives = (request: CustomerRequest, to: number) => says(request, event('crew', { crew: to }))
  const known = given(asBooking, booked, event('costs', { dump: 8500 }, ann))
  const givenAway = given(asBooking, booked, event('crew', { crew: 2 }, ann))
  const show = { id: 'a', what: 'One couch', photos: [] }
  const onWebsite = given(asBooking, booked, done(310), event('shown', show, ann))
  const shows = (request: CustomerRequest) => says(request, event('shown', { ...show, id: 'b' }))
  const hides = (request: CustomerRequest) => says(request, event('hidden'))
  const takenBack = (request: CustomerRequest, number: number, at = now) => says(request, undoing(number), 0, at)
  it.each([
    ['is done', finished(fresh, 310), 'done'],
    ['is done twice', finished(first, 3100), ''],
    ['is done by two, who typed different amounts', finished(first, 310), 'other'],
    ['is done, undone and done again', finished(given(asBooking, booked, done(3100), undoing(3)), 310), 'done'],
    ['is done by one, and nobody was there for another', says(nobody, done(310)), 'other'],
    ['is done in place of that, once that was seen', says(nobody, done(310), 3), 'undone done'],
    ['is done in place of that, where its trip fee was paid since', says(feePaid, done(310), 3), 'other'],
    ['has its trip fee paid', change(nobody, 45, 3), 'receipt'],
    ['has it paid at a firm price', change(given(asBooking, firm, booked, missed), 45, 4), 'receipt'],
    ['has it paid to two people', change(feePaid, 50, 3), 'other'],
    ['has it paid before anybody was there', change(fresh, 45, 2), 'gone'],
    ['changes', change(first, 310, 3), 'receipt'],
    ['changes twice by one page', change(fixed, 310, 3), ''],
    ['changes on a page that’s older than another change', change(fixed, 250, 3), 'other'],
    ['changes on the fourteenth day', change(first, 310, 3, 14 * days), 'receipt'],
    ['changes on the fifteenth day', change(first, 310, 3, 15 * days), 'gone'],
    ['costs something', costs(fresh, 8500, 0), 'costs'],
    ['costs something else to two people', costs(known, 9000, 0), 'other'],
    ['goes to another crew', gives(fresh, 2), 'crew'],
    ['goes there twice', gives(givenAway, 2), ''],
    ['goes to two crews, by two people', gives(givenAway, 1), 'other'],
    ['goes to another crew once it’s done', gives(first, 2), 'gone'],
    ['is shown on the website', shows(first), 'shown'],
    ['is shown in the same words twice', shows(onWebsite), ''],
    ['is shown before it’s done', shows(fresh), 'gone'],
    ['is taken off the website', hides(onWebsite), 'hidden'],
    ['is taken off twice', hides(first), ''],
    ['is taken back', takenBack(first, 3), 'undone'],
    ['is taken back after the next step', takenBack(given(asBooking, booked, event('arrived'), done(310)), 3), 'gone'],
    ['is taken back after costs and a change', takenBack(fixed, 3), 'undone'],
    ['is taken back too late', takenBack(first, 3, 15 * days), 'gone'],
  ])('%s', (_, decided, expected) => {
    expect(decided).toBe(expected)
  })

  it('is what was said last, as long as it’s done', () => {
    const redone = given(asBooking, booked, done(3100), changed(310, 3100), undoing(3), done(250))
    expect([first, fixed, redone].map(({ receipt }) => receipt?.cents)).toEqual([310_000, 31_000, 25_000])
    const undone = given(asBooking, booked, done(3100), changed(310, 3100), undoing(3))
    expect([undone.receipt, undone.status]).toEqual([undefined, 'booked'])
  })

  it('is lost where nobody was there, until that’s undone, or it’s booked again', () => {
    const again = book(nobody, undefined, { seen: 3, cents: undefined, now, slot: other, answers: {} })
    const rebooked = given(asBooking, booked, missed, event('booked', { slot: other }, ann))
    expect([nobody.status, nobody.reason, said(again)]).toEqual(['lost', 'Nobody there', 'booked'])
    expect([rebooked.status, rebooked.reason]).toEqual(['booked', ''])
    expect(given(asBooking, booked, missed, undoing(3))).toMatchObject({ status: 'booked', reason: '' })
  })
})

describe('a step of the crew’s', () => {
  const step = (request: CustomerRequest, kind: 'on-the-way' | 'arrived' | 'nobody-there', isOn = true) =>
    said(sayAtStop(request, { event: event(kind) }, { ...crew, isOn: () => isOn }))
  it.each([
    ['the first', given(asBooking, booked), 'arrived', 'arrived'],
    ['twice', given(asBooking, booked, event('arrived', {}, ann)), 'arrived', ''],
    ['after a later one', given(asBooking, booked, event('arrived', {}, ann)), 'on-the-way', ''],
    [
      'after a move, again',
      given(asBooking, booked, event('arrived', {}, ann), event('moved', { slot: other })),
      'on-the-way',
      'on-the-way',
    ],
    ['of a pickup that was canceled', given(asBooking, booked, canceled), 'arrived', 'gone'],
    ['of one where nobody is there', given(asBooking, booked), 'nobody-there', 'nobody-there'],
    ['once nobody was there', given(asBooking, booked, missed), 'arrived', 'gone'],
  ] as const)('%s', (_, request, kind, expected) => {
    expect(step(request, kind)).toBe(expected)
  })

  it('is for its own day', () => expect(step(given(asBooking, booked), 'arrived', false)).toBe('gone'))
})

describe('undo', () => {
  const undone = (request: CustomerRequest, seen = request.revision, problem?: SeatProblem, isOver = false) =>
    said(undo(request, problem, seen, () => isOver))
  it.each([
    ['the newest', given(sent, called), 'undone'],
    ['what was undone already', given(sent, called, event('undone', { number: 2 }, ann)), 'outdated'],
    ['something before a customer canceled', given(asBooking, called, booked, canceled), 'outdated'],
    ['something before photos came', given(sent, called, event('photos')), 'undone'],
  ] as const)('%s', (_, request, expected) => {
    expect(undone(request)).toBe(expected)
  })

  it('gives no seat back that others have by now, nor one in the past', () => {
    const request = given(asBooking, booked, spam)
    expect([
      undone(request),
      undone(request, 3, 'taken'),
      undone(request, 3, undefined, true),
      undone(request, 2),
    ]).toEqual(['undone', 'undone let-go', 'undone let-go', 'outdated'])
  })
})

describe('a price at the door', () => {
  const onDay = () => true
  const asked = (cents: number, name = '', seen = 9) => ({ price: { cents, lines: [] }, name, seen })
  it.each([
    ['given', [], asked(18_000), 'priced'],
    ['given and accepted', [], asked(18_000, 'Ann'), 'priced agreed'],
    ['as it was', [price(180)], asked(18_000), ''],
    ['accepted as it was', [price(180)], asked(18_000, 'Ann'), 'agreed'],
    ['accepted twice', [price(180), event('agreed', { cents: 18_000, name: 'Ann' })], asked(18_000, 'Ann'), ''],
    ['changed by somebody else meanwhile', [price(180)], asked(20_000, '', 2), 'outdated'],
    ['of a job that’s done', [event('done', { went: [] })], asked(18_000), 'gone'],
  ] as const)('%s', (_, before, typed, expected) => {
    expect(said(priceAtDoor(given(asBooking, booked, ...before), 'crew', typed, onDay))).toBe(expected)
  })
})

describe('a firm price', () => {
  const firm = event('priced', { cents: 13_900, firm: true, lines: [{ what: 'Sofa', cents: 13_900 }] })
  const asFirm = [asBooking, firm, booked]
  const dearer = event('priced', { cents: 16_400, reason: 'It’s upstairs' }, 'sam@example.com')
  const accepted = event('agreed', { cents: 16_400, name: 'Ann' })
  const paid = (cents: number, events: readonly Event[], reason?: string) =>
    says(given(...events), event('done', { cents, went: [], ...(reason && { reason }) }))
  it.each([
    ['is charged as it is', paid(13_900, asFirm), 'done'],
    ['isn’t charged at more', paid(16_400, asFirm), 'not-agreed'],
    ['isn’t charged at less, either', paid(12_000, asFirm), 'not-agreed'],
    ['is charged at nothing, with a reason', paid(0, asFirm, 'Free of charge'), 'done'],
    ['isn’t charged at nothing without one', paid(0, asFirm), 'not-agreed'],
    ['isn’t charged at another that they haven’t accepted', paid(16_400, [...asFirm, dearer]), 'not-agreed'],
    ['is charged at another that they’ve accepted', paid(16_400, [...asFirm, dearer, accepted]), 'done'],
    ['isn’t what’s charged after that', paid(13_900, [...asFirm, dearer, accepted]), 'not-agreed'],
  ])('%s', (_, decided, expected) => {
    expect(decided).toBe(expected)
  })

  it('isn’t changed afterward, either', () => {
    const done = given(...asFirm, event('done', { cents: 13_900, went: [] }, ann))
    expect(says(done, { kind: 'receipt', data: { cents: 16_400, went: [] } }, 9)).toBe('not-agreed')
  })

  const typed = (cents: number, reason = '', name = '') => ({ price: { cents, lines: [], reason }, name, seen: 9 })
  it.each([
    ['without a reason', asFirm, typed(16_400), 'no-reason'],
    ['with one', asFirm, typed(16_400, 'It’s upstairs'), 'priced'],
    ['with one, and their name', asFirm, typed(16_400, 'It’s upstairs', 'Ann'), 'priced agreed'],
    ['that waits, and their name', [...asFirm, dearer], typed(16_400, '', 'Ann'), 'agreed'],
  ] as const)('is changed at the door %s', (_, events, price, expected) => {
    expect(said(priceAtDoor(given(...events), 'crew', price, () => true))).toBe(expected)
  })

  it('stays the price until they accept another, and the owner can’t undo that they took it', () => {
    const [waiting, agreed] = [given(...asFirm, dearer), given(...asFirm, dearer, accepted)]
    expect([waiting.price?.cents, waiting.proposed?.reason]).toEqual([13_900, 'It’s upstairs'])
    expect(agreed).toMatchObject({ price: { cents: 16_400, agreed: 'page', acceptedBy: 'Ann' }, proposed: undefined })
    expect(said(undo(given(...asFirm), undefined, 3, () => false))).toBe('outdated')
  })

  const sending = { form: withSlot(slot), window: { slot, heldUntil: undefined }, followUp: [], now }
  const lines = [{ what: 'Sofa', cents: 13_900 }]
  it.each([
    ['with a window', undefined, sending, 'sent priced booked'],
    ['without one: then it’s no firm price yet', undefined, { ...sending, window: undefined }, 'sent'],
    ['twice', given(...asFirm), sending, ''],
  ] as const)('is taken %s', (_, request, how, expected) => {
    expect(said(send(request, undefined, { ...how, price: { cents: 13_900, lines } }))).toBe(expected)
  })
})

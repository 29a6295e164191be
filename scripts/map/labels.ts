import { grow, lineMeetsBox, linesCross, overlap, sharedArea } from './boxes.ts'
import { candidates, type Dot, type Placement, type Sheet } from './spots.ts'

const never = 1000

const clash = (a: Placement, b: Placement): number => {
  const spoiled =
    overlap(grow(a.box, 1), grow(b.box, 1)) ||
    (a.leader && lineMeetsBox(a.leader, grow(b.box, 2))) ||
    (b.leader && lineMeetsBox(b.leader, grow(a.box, 2))) ||
    (a.leader && b.leader && linesCross(a.leader, b.leader))
  if (spoiled) return never
  const tags = overlap(a.hit, b.box) || overlap(b.hit, a.box) ? 20 : 0
  const hits = sharedArea(a.hit, b.hit)
  return tags + (hits ? 6 + hits / 40 : 0)
}

/** A fixed stream of numbers from 0 to 1: the same towns give the same map at every build. */
const dice = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const total = (costs: readonly Float32Array[], all: readonly Placement[], pick: readonly number[]): number =>
  pick.reduce(
    (sum, a, i) => pick.slice(0, i).reduce((inner, b) => inner + (costs[a]?.[b] ?? 0), sum + (all[a]?.cost ?? 0)),
    0,
  )

/**
 * Annealing, a few times over: names wander freely at first, then ever more reluctantly, and settle. The cheapest map
 * is kept.
 */
export const placeLabels = (dots: readonly Dot[], sheet: Sheet, runs = 8, steps = 40_000): Placement[] => {
  const choices = dots.map((dot) => candidates(dot, dots, sheet))
  const all = choices.flat()
  const firsts = choices.map((_, i) => choices.slice(0, i).flat().length)
  const costs = all.map((a) => Float32Array.from(all, (b) => (a === b ? 0 : clash(a, b))))
  const price = (pick: readonly number[], town: number, choice: number): number =>
    pick.reduce((sum, other, i) => (i === town ? sum : sum + (costs[choice]?.[other] ?? 0)), all[choice]?.cost ?? 0)

  const roll = dice(19)
  let best = { pick: firsts, cost: Number.POSITIVE_INFINITY }
  for (let run = 0; run < runs; run++) {
    const pick = firsts.slice()
    for (let step = 0; step < steps; step++) {
      const heat = 30 * 0.003 ** (step / steps)
      const town = Math.floor(roll() * pick.length)
      const choice = (firsts[town] ?? 0) + Math.floor(roll() * (choices[town]?.length ?? 0))
      const change = price(pick, town, choice) - price(pick, town, pick[town] ?? 0)
      if (change <= 0 || roll() < Math.exp(-change / heat)) pick[town] = choice
    }
    for (let sweep = 0; sweep < 3; sweep++)
      choices.forEach((choice, town) => {
        const own = choice.map((_, i) => (firsts[town] ?? 0) + i)
        pick[town] = own.reduce((a, b) => (price(pick, town, b) < price(pick, town, a) ? b : a), pick[town] ?? 0)
      })
    const cost = total(costs, all, pick)
    if (cost < best.cost) best = { pick, cost }
  }
  if (best.cost >= never || choices.some(({ length }) => length === 0))
    throw new Error('The map has no room for the name of every town: make its frame larger or its type smaller')
  return best.pick.flatMap((choice) => all[choice] ?? [])
}

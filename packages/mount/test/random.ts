/**
 * A page's text that gives it chances which are the same each time: `chance(n)` is a number below n, `pick(list)` one of a list,
 * `shuffle(list)` the list in another order.
 */
export const chances = (seed: number): string => `
  let state = ${seed} * 7919
  const chance = (below) => {
    state = (state + 0x6D2B79F5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
  const pick = (list) => list[chance(list.length)]
  const shuffle = (list) => list.map((one) => [chance(1e6), one]).sort(([a], [b]) => a - b).map(([, one]) => one)`

/**
 * @typedef {{ name: string, needs: readonly string[], places: number }} Planned
 *   `needs`: the names of steps that have to end before; those that are not in the plan count as done
 */

/**
 * Runs each step as soon as what it needs has ended and there is room for it, those that stand first in the list first.
 * @template {Planned} Step
 * @template Result
 * @param {readonly Step[]} steps
 * @param {number} places how many there are; a step that takes more has them all
 * @param {(step: Step, before: readonly Result[]) => Promise<Result>} run gets the results so far
 * @returns {Promise<Result[]>} in the order of the list
 * @throws what a step has thrown, and {Error} where steps wait for each other
 */
export async function runInPlaces(steps, places, run) {
  const waiting = new Set(steps)
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map()
  /** @type {Map<Step, Result>} */
  const results = new Map()
  const done = () => steps.flatMap((step) => results.get(step) ?? [])
  const isReady = (/** @type {Step} */ { needs }) => ![...waiting, ...running.keys()].some(({ name }) => needs.includes(name))
  const hasRoom = (/** @type {Step} */ step) =>
    running.size === 0 || [step, ...running.keys()].reduce((sum, each) => sum + each.places, 0) <= places
  const start = async (/** @type {Step} */ step) => {
    results.set(step, await run(step, done()))
    running.delete(step)
  }
  const findNext = () => [...waiting].find((step) => isReady(step) && hasRoom(step))
  for (;;) {
    for (let next = findNext(); next; next = findNext()) {
      waiting.delete(next)
      running.set(next, start(next))
    }
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  if (waiting.size > 0) throw new Error(`These steps wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}.`)
  return done()
}

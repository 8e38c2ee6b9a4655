// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { runInPlaces } from './schedule.mjs'

/** Runs steps that end when they are told to, and tells which are running. */
function play(/** @type {Array<[name: string, places: number, ...needs: string[]]>} */ rows, places = 3) {
  const running = /** @type {Map<string, (result: string) => void>} */ (new Map())
  const seen = /** @type {Map<string, readonly string[]>} */ (new Map())
  const steps = rows.map(([name, taken, ...needs]) => ({ name, needs, places: taken }))
  const all = runInPlaces(steps, places, ({ name }, before) => {
    seen.set(name, before)
    return new Promise((resolve) => running.set(name, resolve))
  })
  const end = async (/** @type {string} */ name) => {
    running.get(name)?.(`${name} done`)
    running.delete(name)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { all, seen, end, now: () => [...running.keys()] }
}

describe('runInPlaces', () => {
  it('starts what has room at once, the first of the list first, and the next when one ends', async () => {
    const { all, end, now } = play([['a', 1], ['b', 2], ['c', 2], ['d', 1]])
    expect(now()).toEqual(['a', 'b'])
    await end('a')
    expect(now()).toEqual(['b', 'd'])
    await end('b')
    expect(now()).toEqual(['d', 'c'])
    await end('d')
    await end('c')
    expect(await all).toEqual(['a done', 'b done', 'c done', 'd done'])
  })

  it('starts a step when what it needs has ended, and hands it what there is by then', async () => {
    const { all, seen, end, now } = play([['last', 1, 'first', 'second'], ['first', 1], ['second', 1]])
    expect(now()).toEqual(['first', 'second'])
    await end('second')
    expect(now()).toEqual(['first'])
    await end('first')
    expect(now()).toEqual(['last'])
    expect(seen.get('last')).toEqual(['first done', 'second done'])
    await end('last')
    await all
  })

  it('takes what is not in the list for done, and runs alone what takes more places than there are', async () => {
    const { all, end, now } = play([['large', 9, 'install'], ['small', 1]])
    expect(now()).toEqual(['large'])
    await end('large')
    expect(now()).toEqual(['small'])
    await end('small')
    expect(await all).toEqual(['large done', 'small done'])
  })

  it('has nothing to do without steps, and does not wait for ever where steps wait for each other', async () => {
    await expect(play([]).all).resolves.toEqual([])
    await expect(play([['a', 1, 'b'], ['b', 1, 'a']]).all).rejects.toThrow('These steps wait for each other: a, b.')
  })
})

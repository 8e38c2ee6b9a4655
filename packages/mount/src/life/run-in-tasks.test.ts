import { afterEach, describe, expect, it, vi } from 'vitest'
import { runSync, runInTasks } from './run-in-tasks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the browser is asked to run later, run by hand. */
function useTasks(): (() => void)[] {
  const tasks: (() => void)[] = []
  vi.stubGlobal('scheduler', { postTask: (task: () => void) => tasks.push(task) })
  return tasks
}

/** A clock that only a step moves on. */
function useClock() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return (ms: number) => {
    now += ms
  }
}

describe('steps in slices', () => {
  it('never run in the task that asks for them, and keep their order', () => {
    const tasks = useTasks()
    const done: string[] = []
    const run = runInTasks()
    run(() => done.push('read'))
    run(() => done.push('bind'))
    expect(done).toEqual([])
    expect(tasks).toHaveLength(1)
    tasks.shift()?.()
    expect(done).toEqual(['read', 'bind'])
    expect(tasks).toEqual([])
  })

  it('go on in another task once they have taken half a frame', () => {
    const tasks = useTasks()
    const spend = useClock()
    const done: number[] = []
    const run = runInTasks()
    for (const index of [0, 1, 2, 3]) {
      run(() => {
        spend(index === 2 ? 1 : 5)
        done.push(index)
      })
    }
    tasks.shift()?.()
    expect(done).toEqual([0, 1])
    expect(tasks).toHaveLength(1)
    tasks.shift()?.()
    expect(done).toEqual([0, 1, 2, 3])
    expect(tasks).toEqual([])
  })

  it('may bring further steps, which come last', () => {
    const tasks = useTasks()
    const done: string[] = []
    const run = runInTasks()
    run(() => run(() => done.push('late')))
    run(() => done.push('early'))
    while (tasks.length > 0) tasks.shift()?.()
    expect(done).toEqual(['early', 'late'])
  })

  it('do not suffer from one that throws', () => {
    const tasks = useTasks()
    const done: string[] = []
    const run = runInTasks()
    run(() => {
      throw new Error('boom')
    })
    run(() => done.push('next'))
    expect(() => tasks.shift()?.()).toThrow('boom')
    tasks.shift()?.()
    expect(done).toEqual(['next'])
  })

  it('need no scheduler of the browser', async () => {
    expect('scheduler' in window).toBe(false)
    const step = vi.fn()
    runInTasks()(step)
    expect(step).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(1))
  })

  it('do not take a calendar of the page’s, or an element of that name, for the browser’s scheduler', async () => {
    vi.stubGlobal('scheduler', document.createElement('div'))
    const step = vi.fn()
    runInTasks()(step)
    await vi.waitFor(() => expect(step).toHaveBeenCalledTimes(1))
  })
})

it('steps at once run where they are asked for', () => {
  const step = vi.fn()
  runSync(step)
  expect(step).toHaveBeenCalledTimes(1)
})

import { describe, expect, it, vi } from 'vitest'
import { pageInstance } from '../page/instance.ts'
import { lampHtml, lampUnit } from './lamp.fixtures.ts'
import { settle } from '../page/observe.ts'
import { enterLoader, lamps, main, states, useLampPage } from './lamp-page.fixtures.ts'
import { startUnit } from './start-unit.ts'

const { mounted, problems } = useLampPage()

/** Starts lamps whose steps are done one by one, by hand. */
function startSlowly(changes: Parameters<typeof lampUnit>[0] = {}) {
  const steps: (() => void)[] = []
  startUnit(lampUnit(changes), (step) => void steps.push(step))
  const next = (count = 1) => {
    for (let each = 0; each < count; each += 1) steps.shift()?.()
  }
  return { steps, next, finish: () => next(steps.length) }
}

describe('a unit that starts in steps', () => {
  it('looks at the page, then reads and binds one element after the other, then says that it has started', async () => {
    const { loader } = enterLoader()
    const order: string[] = []
    const { next, steps } = startSlowly({
      read: ({ dataset }) => {
        order.push(`read ${dataset['room'] ?? ''}`)
        return { watts: 5, room: dataset['room'] ?? '' }
      },
      bind: ({ config }) => void order.push(`bind ${config.room}`),
    })
    next()
    expect(order).toEqual([])
    expect(states()).toEqual(['waiting', 'waiting'])
    next()
    expect(order).toEqual(['read hall'])
    next(3)
    expect(order).toEqual(['read hall', 'bind hall', 'read kitchen', 'bind kitchen'])
    expect(states()).toEqual(['mounted', 'mounted'])
    expect(loader.started).not.toHaveBeenCalled()
    next()
    expect(steps).toEqual([])
    await vi.waitFor(() => expect(loader.started).toHaveBeenCalledExactlyOnceWith('lamp'))
  })

  it('reads an element again that was written to between its steps', async () => {
    const bind = vi.fn()
    const { next } = startSlowly({ bind })
    next(2)
    lamps()[0]?.setAttribute('data-watts', '60')
    next()
    expect(bind).toHaveBeenCalledTimes(1)
    expect(bind.mock.calls[0]?.[0].config).toEqual({ watts: 60, room: 'hall' })
    next()
    await Promise.resolve()
    lamps()[1]?.append('a shade')
    await Promise.resolve()
    next()
    expect(bind).toHaveBeenCalledTimes(2)
    expect(states()).toEqual(['mounted', 'mounted'])
    expect(problems).toEqual([])
  })

  it('binds an element in further steps, each in its turn, and counts it as mounted when all are done', async () => {
    const order: string[] = []
    const { next } = startSlowly({
      bind: (host) => {
        const { room } = host.config
        host.runInTask(host, () => {
          order.push(`first ${room}`)
          throw new Error(`The ${room} has a fault.`)
        })
        const own = host.branch()
        host.runInTask(own, () => order.push('nothing'))
        own.end()
        host.runInTask(host, () => order.push(`last ${room}`))
        host.element.addEventListener('click', () => host.runInTask(host, () => order.push(`clicked ${room}`)))
      },
    })
    lamps()[1]?.remove()
    settle()
    next(5)
    expect([order, states()]).toEqual([['first hall'], ['waiting']])
    next(2)
    await vi.waitFor(() => expect(states()).toEqual(['mounted']))
    lamps()[0]?.click()
    expect(order).toEqual(['first hall', 'last hall', 'clicked hall'])
    expect(problems.splice(0)).toMatchObject([{ cause: new Error('The hall has a fault.') }])
  })

  it('leaves out what has left the page meanwhile', () => {
    const { next, finish } = startSlowly()
    next(2)
    lamps()[0]?.remove()
    settle()
    finish()
    expect(mounted).toEqual(lamps())
  })

  it('mounts nothing more once it has been stopped', () => {
    const { next, finish } = startSlowly()
    next(3)
    expect(states()).toEqual(['mounted', 'waiting'])
    pageInstance()?.stop()
    finish()
    expect(mounted).toHaveLength(1)
  })

  it('goes on beside an element that it cannot read', () => {
    lamps()[0]?.setAttribute('data-watts', 'many')
    const { next } = startSlowly()
    next(6)
    expect(states()).toEqual(['failed', 'mounted'])
    expect(problems).toMatchObject([{ field: 'data-watts' }])
  })

  it('mounts what comes later at once', () => {
    const { next, finish, steps } = startSlowly()
    next()
    main().insertAdjacentHTML('beforeend', lampHtml('attic'))
    settle()
    expect(states()).toEqual(['waiting', 'waiting', 'mounted'])
    next(steps.length)
    finish()
    expect(states()).toEqual(['mounted', 'mounted', 'mounted'])
  })

  it('mounts an element at once whose touch was held', () => {
    const [hall] = lamps()
    enterLoader({ queuedFor: () => (hall ? [hall] : []) })
    const { next } = startSlowly()
    next()
    expect(states()).toEqual(['mounted', 'waiting'])
  })
})

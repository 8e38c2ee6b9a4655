import { createStore } from 'zustand/vanilla'
import { expect, it, vi } from 'vitest'
import { narrow } from './host.ts'
import { lampUnit, type LampHost } from './lamp.fixtures.ts'
import { main, states, useLampPage } from './lamp-page.fixtures.ts'
import { startUnit } from './start-unit.ts'

const { problems } = useLampPage()

/** Starts lamps and gives the first one's host. */
function firstHost(): LampHost {
  const hosts: LampHost[] = []
  startUnit(lampUnit({ bind: (host) => hosts.push(host) }))
  return hosts[0] as LampHost
}

it('has the config and the store that it was narrowed to, and all else of its host', () => {
  const host = firstHost()
  const store = createStore(() => ({ dimmed: true }))
  const narrowed = narrow(host, { config: 'bulb', store })
  expect([narrowed.config, narrowed.store]).toEqual(['bulb', store])
  for (const name of ['element', 'signal', 't', 'options', 'announce', 'load', 'report', 'guard', 'onEnd', 'branch'] as const) {
    expect(narrowed[name]).toBe(host[name])
  }
  expect(narrow(host, { config: 'bulb' }).store).toBe(host.store)
  expect(narrow(host, { store }).config).toBe(host.config)
  expect(narrowed.t('left', { count: 2 })).toBe('2 lamps left')
})

it('draws with the config and the store that it was narrowed to, also when it is narrowed again', async () => {
  const host = firstHost()
  const store = createStore(() => ({ dimmed: true }))
  const narrowed = narrow(narrow(host, { store }), { config: 'bulb' })
  const draw = vi.fn(() => () => undefined)
  narrowed.draw(narrowed, {
    place: { position: 'end', anchor: main() },
    source: store,
    wanted: () => true,
    load: () => Promise.resolve({ draw }),
  })
  await vi.waitFor(() => expect(draw).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement), narrowed))
  expect([narrowed.config, narrowed.store]).toEqual(['bulb', store])
})

it('reports and ends as its host', async () => {
  const host = firstHost()
  const narrowed = narrow(host, { config: 'bulb' })
  narrowed.report({ message: 'flickers' })
  expect(problems).toMatchObject([{ unit: 'lamp', element: host.element, message: 'flickers' }])
  host.element.remove()
  await vi.waitFor(() => expect(narrowed.signal.aborted).toBe(true))
  expect(states()).toEqual(['mounted'])
})

import { describe, expect, it, vi } from 'vitest'
import { defineFamily } from './family.ts'
import { INSTANCE, pageInstance } from '../page/instance.ts'
import { lampUnit } from './lamp.fixtures.ts'
import { settle } from '../page/observe.ts'
import type { When } from './when-ready.ts'
import { enterLoader, legacyScript, main, mountedStates, print, states, useLampPage } from './lamp-page.fixtures.ts'
import { startUnit } from './start-unit.ts'
import { ERROR_EVENT, type Problem } from './problem.ts'

/** The real clock's. */
const immediate = setImmediate

/** A family of two, and how often the code of each was asked for. */
function lights(moments: { torch?: When, applies?: () => boolean, hasPage?: boolean } = {}, changes: Parameters<typeof lampUnit>[0] = {}, legacy = false) {
  const unit = (name: string) => lampUnit({ name, selector: `.${name}`, key: () => name, ...changes })
  const loads = { lantern: vi.fn(async () => ({ unit: unit('lantern') })), torch: vi.fn(async () => ({ unit: unit('torch') })) }
  const page = { selector: 'body', load: async () => ({ unit: lampUnit({ name: 'page', selector: 'body', ...changes }) }) }
  const family = defineFamily({
    name: 'lights',
    when: 'now',
    ...(moments.applies && { applies: moments.applies }),
    ...(legacy && { legacy: [{ handle: 'old-lamps', file: '/old-lamps.' }] }),
    members: [{ selector: '.lantern', load: loads.lantern }, { selector: '.torch', when: moments.torch ?? 'interaction', load: loads.torch }, ...(moments.hasPage ? [page] : [])],
  })
  return { family, loads }
}

const html = (name: string) => `<i class="${name}" data-watts="5"></i>`
const arrive = () => vi.advanceTimersByTimeAsync(0)

describe('a family of units', () => {
  const { mounted } = useLampPage()

  it('brings the code of a member with its first element, that of no other, and mounts it as a unit of its own', async () => {
    print(html('lantern') + html('lantern') + html('stranger'))
    const { family, loads } = lights()
    startUnit(family)
    await arrive()
    expect(loads.torch).not.toHaveBeenCalled()
    const asked = loads.lantern.mock.calls.length
    await vi.waitFor(() => expect(mountedStates()).toEqual(['lights mounted', 'lights mounted', 'lantern mounted', 'lantern mounted']))
    main().insertAdjacentHTML('beforeend', html('lantern'))
    settle()
    await arrive()
    expect(loads.lantern).toHaveBeenCalledTimes(asked)
    expect(pageInstance()?.hosts('lantern')).toHaveLength(3)
    expect(mounted).toHaveLength(6)
  })

  it('tells of a member whose code is missing once for all of its elements, with their number, and tries anew for a later one', async () => {
    print(html('lantern') + html('lantern') + html('lantern'))
    const problems: Problem[] = []
    const hear = (event: Event) => {
      event.preventDefault()
      problems.push((event as CustomEvent<Problem>).detail)
    }
    document.addEventListener(ERROR_EVENT, hear)
    const { family, loads } = lights()
    loads.lantern.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch lights.lantern.js')))
    startUnit(family)
    await vi.waitFor(() => expect(problems).toMatchObject([{ unit: 'lights', help: 'code-missing', message: expect.stringContaining('It has 3 elements.') }]))
    const asked = loads.lantern.mock.calls.length
    main().insertAdjacentHTML('beforeend', html('lantern'))
    settle()
    await vi.waitFor(() => expect(loads.lantern).toHaveBeenCalledTimes(asked + 1))
    await arrive()
    document.removeEventListener(ERROR_EVENT, hear)
    expect(problems).toHaveLength(1)
  })

  it('brings nothing of a member that the page does not have, also where that has no moment of its own', async () => {
    print(html('lantern'))
    const { family, loads } = lights({ torch: 'now' })
    startUnit(family)
    await arrive()
    expect([loads.lantern, loads.torch].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  })

  it.each(['interaction', 'visible', 'idle'] as const)(
    'brings a member whose touch is held at once, also where it would wait (%s), and lets go of the touch when all that it brings is there',
    async (when) => {
      vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
      print(html('torch') + html('torch'))
      let arrived: (part: unknown) => void = () => undefined
      const part = new Promise((resolve) => { arrived = resolve })
      const { family } = lights({ torch: when }, { when, bind: (host) => host.load(host, () => part, () => undefined) })
      const started = vi.fn()
      enterLoader({ queuedFor: (unit) => (unit === 'lights' ? [main().lastElementChild as Element] : []), started })
      startUnit(family)
      await vi.waitFor(() => expect(states('torch')).toEqual(['waiting', 'waiting']))
      await new Promise((resolve) => immediate(resolve))
      expect(started).not.toHaveBeenCalledWith('lights')
      arrived({})
      await vi.waitFor(() => expect(started).toHaveBeenCalledWith('lights'))
      expect(states('torch')?.at(-1)).toBe('mounted')
    },
  )

  it.each([
    ['beside all of its elements', 'stranger', true],
    ["at another member's element", 'lantern', false],
    ['at its own', 'torch', true],
  ])('brings a member that waits at once where a touch is held %s, also where another member is the whole page', async (_where, touched, isBrought) => {
    print(html('lantern') + html('torch') + html('stranger'))
    const { family, loads } = lights({ torch: 'interaction', hasPage: true })
    enterLoader({ queuedFor: (unit) => (unit === 'lights' ? [document.querySelector(`.${touched}`) as Element] : []) })
    startUnit(family)
    await vi.waitFor(() => expect(states('lantern')).toEqual(['mounted']))
    expect(loads.torch.mock.calls.length > 0).toBe(isBrought)
  })

  it('says once that it stays off, for all of its members', async () => {
    const standing = { isStopped: false, isReported: false }
    enterLoader({ of: (name) => (name === 'lights' ? standing : undefined) })
    print(html('lantern'))
    startUnit(lights({}, {}, true).family)
    await arrive()
    document.head.append(legacyScript())
    settle()
    expect(mountedStates()).toEqual(['lights refused', 'lantern refused'])
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lights stays off'), expect.anything())
  })

  it('brings nothing on a page that is none of its own, which it asks for each of its elements', async () => {
    print(html('lantern'))
    let isPage = false
    const { family, loads } = lights({ torch: 'now', applies: () => isPage })
    startUnit(family)
    await arrive()
    expect([loads.lantern.mock.calls, mountedStates()]).toEqual([[], ['lights mounted']])
    isPage = true
    main().insertAdjacentHTML('beforeend', html('torch'))
    settle()
    await vi.waitFor(() => expect(mountedStates()).toEqual(['lights mounted', 'lights mounted', 'torch mounted']))
    expect(loads.lantern).not.toHaveBeenCalled()
  })

  it("waits for a member's own moment", async () => {
    print(html('torch'))
    const { family, loads } = lights()
    startUnit(family)
    await arrive()
    expect(loads.torch).not.toHaveBeenCalled()
    main().firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await arrive()
    expect(pageInstance()?.hosts('torch')).toMatchObject([{ state: 'mounted' }])
  })

  it('is stopped as a whole by its name, and stays stopped', async () => {
    print(html('lantern') + html('torch'))
    const { family } = lights()
    startUnit(family)
    await arrive()
    pageInstance()?.stop('lights')
    expect(mountedStates()).toEqual([])
    main().lastElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await arrive()
    expect(mountedStates()).toEqual([])
  })

  it('has its members again on the page that is opened next in the same document', async () => {
    print(html('lantern'))
    const { family } = lights()
    startUnit(family)
    await vi.waitFor(() => expect(mountedStates()).toEqual(['lights mounted', 'lantern mounted']))
    pageInstance()?.stop()
    Reflect.deleteProperty(window, INSTANCE)
    startUnit(family)
    await vi.waitFor(() => expect(mountedStates()).toEqual(['lights mounted', 'lantern mounted']))
  })

  it('gives way to its legacy script with all its members, unless the tag forces it by its name', async () => {
    print(html('lantern'))
    startUnit(lights({}, {}, true).family)
    await arrive()
    document.head.append(legacyScript())
    settle()
    expect(mountedStates()).toEqual(['lights refused', 'lantern refused'])
  })

  it('runs beside its legacy script where the tag forces it by its name', async () => {
    enterLoader({ force: ['lights'] })
    document.head.append(legacyScript())
    print(html('lantern'))
    startUnit(lights({}, {}, true).family)
    await vi.waitFor(() => expect(mountedStates()).toEqual(['lights mounted', 'lantern mounted']))
  })
})

import { describe, expect, it, vi } from 'vitest'
import { defineFamily } from './family.ts'
import { pageInstance } from './instance.ts'
import { lampUnit } from './lamp.fixtures.ts'
import { settle } from './observe.ts'
import { enterLoader, legacyScript, main, mountedStates, print, useLampPage } from './page.fixtures.ts'
import { startUnit } from './page.ts'

/** A family of two, and how often the code of each was asked for. */
function lights(legacy = false) {
  const unit = (name: string) => lampUnit({ name, selector: `.${name}`, key: () => name })
  const loads = { lantern: vi.fn(async () => ({ unit: unit('lantern') })), torch: vi.fn(async () => ({ unit: unit('torch') })) }
  const family = defineFamily({
    name: 'lights',
    selector: '[class]',
    when: 'now',
    ...(legacy && { legacy: [{ handle: 'old-lamps', file: '/old-lamps.' }] }),
    members: [{ selector: '.lantern', load: loads.lantern }, { selector: '.torch', when: 'interaction', load: loads.torch }],
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

  it('gives way to its legacy script with all its members, unless the tag forces it by its name', async () => {
    print(html('lantern'))
    startUnit(lights(true).family)
    await arrive()
    document.head.append(legacyScript())
    settle()
    expect(mountedStates()).toEqual(['lights refused', 'lantern refused'])
  })

  it('runs beside its legacy script where the tag forces it by its name', async () => {
    enterLoader({ force: ['lights'] })
    document.head.append(legacyScript())
    print(html('lantern'))
    startUnit(lights(true).family)
    await arrive()
    expect(mountedStates()).toEqual(['lights mounted', 'lantern mounted'])
  })
})

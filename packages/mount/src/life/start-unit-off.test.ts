import { describe, expect, it, vi } from 'vitest'
import { enterPage, pageInstance, type LoaderLink } from '../page/instance.ts'
import { lampHtml, lampUnit } from './lamp.fixtures.ts'
import { settle } from '../page/observe.ts'
import { enterLoader, lamps, legacyScript, main, replacing, states, useLampPage } from './lamp-page.fixtures.ts'
import { startUnit } from './start-unit.ts'

const { mounted } = useLampPage()

describe('stopping', () => {
  it('puts the HTML back, and nothing starts again', () => {
    const { body: { innerHTML: before } } = document
    startUnit(lampUnit())
    lamps()[0]?.click()
    pageInstance()?.stop()
    expect(document.body.innerHTML).toBe(before)
    expect(pageInstance()?.hosts()).toEqual([])
    main().insertAdjacentHTML('beforeend', lampHtml())
    settle()
    startUnit(lampUnit())
    startUnit(lampUnit({ name: 'other' }))
    expect(mounted).toHaveLength(2)
  })

  it('can be for one unit', () => {
    startUnit(lampUnit())
    startUnit(lampUnit({ name: 'other', bind: () => undefined }))
    pageInstance()?.stop('lamp')
    startUnit(lampUnit())
    expect(pageInstance()?.hosts().map(({ unit }) => unit)).toEqual(['other', 'other'])
  })

  it('reaches the units that the loader still waits for', () => {
    const { stop } = enterLoader()
    startUnit(lampUnit())
    pageInstance()?.stop('other')
    pageInstance()?.stop()
    expect(stop.mock.calls).toEqual([['other'], [undefined]])
  })

  it('holds for code that arrives later', () => {
    enterLoader({ of: () => ({ isStopped: true, isReported: false }) })
    startUnit(lampUnit())
    expect(mounted).toEqual([])
  })
})

describe('beside a loader', () => {
  it('the hosts that it waits for are listed until their unit starts', () => {
    const element = document.body
    const waiting = [{ unit: 'lamp', element, state: 'waiting' }, { unit: 'door', element, state: 'waiting' }] as const
    enterLoader({}, [...waiting])
    startUnit(lampUnit())
    expect(pageInstance()?.hosts().map(({ unit, state }) => `${unit} ${state}`)).toEqual([
      'lamp mounted',
      'lamp mounted',
      'door waiting',
    ])
    expect(pageInstance()?.hosts('door')).toHaveLength(1)
  })
})

describe('another copy of Tillkit', () => {
  const foreign = (changes: object) =>
    enterPage({ version: __TILLKIT_VERSION__, hosts: () => [], stop: () => undefined, ...changes })

  it.each([
    ['of another version', { version: '0.0.1' }],
    ['of this version with a runtime of its own', { runtime: {} }],
  ])('%s is left alone, and that is said once', (_what, changes) => {
    const there = foreign(changes)
    const { body: { innerHTML: before } } = document
    startUnit(lampUnit())
    startUnit(lampUnit({ name: 'other' }))
    expect(pageInstance()).toBe(there)
    expect(mounted).toEqual([])
    expect(document.body.innerHTML).toBe(before)
    expect(console.error).toHaveBeenCalledTimes(1)
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('second copy')
  })
})

describe('a legacy script', () => {
  it('that is live keeps its unit off, and that is said once', () => {
    const script = legacyScript()
    document.head.append(script)
    startUnit(replacing())
    startUnit(lampUnit({ bind: () => undefined }))
    expect(states('new-lamp')).toEqual(['refused', 'refused'])
    expect(states('lamp')).toEqual(['mounted', 'mounted'])
    expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(script.id), script)
  })

  it('that is inert does not', () => {
    document.head.append(legacyScript('text/plain'))
    startUnit(replacing())
    expect(states()).toEqual(['mounted', 'mounted'])
    expect(console.info).not.toHaveBeenCalled()
  })

  it('that comes late takes over: what we wrote is taken back and stays so', () => {
    startUnit(replacing())
    lamps()[0]?.click()
    document.head.append(legacyScript())
    settle()
    expect(states()).toEqual(['refused', 'refused'])
    expect(main().innerHTML).toBe(lampHtml() + lampHtml('kitchen'))
    main().insertAdjacentHTML('beforeend', lampHtml())
    document.head.append(legacyScript())
    settle()
    expect(mounted).toHaveLength(2)
    expect(console.info).toHaveBeenCalledTimes(1)
  })

  it.each<{ force: LoaderLink['force'] }>([
    { force: true },
    { force: ['new-lamp'] },
  ])('is put up with where the tag says data-force: $force', ({ force }) => {
    enterLoader({ force })
    document.head.append(legacyScript())
    startUnit(replacing())
    document.head.append(legacyScript())
    settle()
    expect(states()).toEqual(['mounted', 'mounted'])
  })

  it('is not put up with where data-force names another unit', () => {
    enterLoader({ force: ['other'] })
    document.head.append(legacyScript())
    startUnit(replacing())
    expect(states()).toEqual(['refused', 'refused'])
  })
})

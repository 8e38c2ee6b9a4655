import { createLife } from '@tillkit/dom'
import { TRACE } from '@tillkit/platform'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adopt, adoptAs } from '../bridges/adopt.ts'
import { InvalidMarkup } from '../life/problem.ts'
import { configOf, inspectNodes, inspectHosts, isStopped } from './inspect.ts'
import { pageInstance } from './instance.ts'
import { lampUnit, type LampHost } from '../life/lamp.fixtures.ts'
import { enterLoader, lamps, legacyScript, replacing, useLampPage } from '../life/lamp-page.fixtures.ts'
import { startUnit } from '../life/start-unit.ts'
import { serverHtml } from '../bridges/server-html.ts'
import { slot } from '../bridges/slot.ts'

useLampPage()

const debug = () => Reflect.set(window, TRACE, { records: [] })
const traced = () => (Reflect.get(window, TRACE) as { records: { kind: string; what: string }[] }).records
const first = () => lamps()[0] as HTMLElement
/** Holds of the unit's own bindings are of no interest here. */
const holdsOf = (node: Element) => inspectNodes().filter((hold) => hold.node === node)
const bare = (bind: (host: LampHost) => void) => lampUnit({ bind })

afterEach(() => Reflect.deleteProperty(window, TRACE))

describe('inspecting hosts', () => {
  it('gives what was read, and why an element failed', () => {
    const read = (element: HTMLElement) => {
      if (element === first()) throw new InvalidMarkup('data-room', 'is missing', 'Print it.')
      return { watts: 5, room: 'kitchen' }
    }
    startUnit(lampUnit({ read }))
    expect(inspectHosts()).toMatchObject([
      { unit: 'lamp', state: 'failed', problem: { field: 'data-room', message: 'is missing', advice: 'Print it.' }, hasCode: true },
      { unit: 'lamp', state: 'mounted', problem: undefined },
    ])
    const [broken, whole] = lamps().map((element) => configOf('lamp', element))
    expect([broken, whole]).toEqual([undefined, { watts: 5, room: 'kitchen' }])
  })

  it('gives what only the script tag knows', () => {
    enterLoader({}, [{ unit: 'lamp', element: first(), state: 'waiting' }])
    expect(inspectHosts()).toEqual([{ unit: 'lamp', element: first(), state: 'waiting', problem: undefined, hasCode: false }])
  })

  it('tells a unit that was stopped from one that never was, or gives way', () => {
    expect(isStopped('lamp')).toBe(false)
    startUnit(lampUnit())
    expect(isStopped('lamp')).toBe(false)
    pageInstance()?.stop('lamp')
    expect(isStopped('lamp')).toBe(true)
    const unit = replacing()
    document.head.append(legacyScript())
    startUnit(unit)
    expect(isStopped(unit.name)).toBe(false)
  })
})

describe('inspecting what is held', () => {
  it('keeps nothing on a page that nobody debugs', () => {
    startUnit(lampUnit())
    expect(inspectNodes()).toEqual([])
  })

  describe('on a page that is being debugged', () => {
    beforeEach(debug)

    it('says for a node what we wrote, what the server did, and whose it is', () => {
      startUnit(bare((host) => adoptAs(host, host.element, { classes: { lit: true }, attributes: { title: 'On' }, style: { color: 'red' } })))
      expect(holdsOf(first())).toMatchObject([
        {
          bridge: 'adopt',
          owner: { unit: 'lamp', element: first() },
          written: [
            { name: 'class lit', ours: true, base: false, isOverwritten: false },
            { name: 'attribute title', ours: 'On', base: null, isOverwritten: false },
            { name: 'style color', ours: 'red', base: '', isOverwritten: false },
          ],
        },
      ])
    })

    it('says when somebody else has written over it', () => {
      startUnit(bare((host) => adoptAs(host, host.element, { attributes: { title: 'On' }, text: 'lit' })))
      first().title = 'Off'
      expect(holdsOf(first())[0]?.written).toMatchObject([
        { name: 'attribute title', isOverwritten: true },
        { name: 'content', ours: 'lit', isOverwritten: false },
      ])
    })

    it('joins what several parts of a unit write on one node', () => {
      const fixed = { getState: () => 1, subscribe: () => () => undefined }
      startUnit(bare((host) => {
        adopt(host, host.element, fixed, () => ({ classes: { a: true } }))
        adopt(host.branch(), host.element, fixed, () => ({ classes: { b: true } }))
      }))
      expect(holdsOf(first()).map(({ written }) => written.map(({ name }) => name))).toEqual([['class a', 'class b']])
    })

    it('lists slots and regions, and forgets all when the life ends', () => {
      const life = createLife(() => undefined, { unit: 'lamp', element: first() })
      slot(life, { position: 'after', anchor: first() })
      serverHtml(life, first())
      expect(inspectNodes().map(({ bridge, owner }) => [bridge, owner?.unit])).toEqual([
        ['slot', 'lamp'],
        ['server-html', 'lamp'],
      ])
      life.end()
      expect(inspectNodes()).toEqual([])
    })

    it('lists those of one element alone where it is named', () => {
      const [one, other] = lamps() as [HTMLElement, HTMLElement]
      const lives = [one, other].map((element) => createLife(() => undefined, { unit: 'lamp', element }))
      for (const life of lives) slot(life, { position: 'after', anchor: life.owner?.element ?? one })
      expect(inspectNodes().length).toBe(2)
      expect(inspectNodes({ unit: 'lamp', element: other }).map(({ owner }) => owner?.element)).toEqual([other])
      for (const life of lives) life.end()
    })

    it('notes what becomes of every element', () => {
      startUnit(lampUnit())
      pageInstance()?.stop()
      expect(traced().filter(({ kind }) => kind === 'host').map(({ what }) => what)).toEqual([
        'found', 'mounted', 'found', 'mounted', 'ended', 'ended',
      ])
    })
  })
})

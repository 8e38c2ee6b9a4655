import { listen } from '@tillkit/dom'
import { adopt, defineWidget, enterPage, InvalidMarkup, MOUNTED_EVENT, type Host, type WidgetDefinition } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { describe, expect, it, vi } from 'vitest'
import { createElement } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { checksOf } from './checks.ts'
import type { WidgetFixtures } from './widget-fixtures.ts'

// Each of these tests runs the whole contract.
vi.setConfig({ testTimeout: 20_000 })

type Store = StoreApi<{ lit: boolean }>
type LampHost = Host<string, Store>

function bindLamp(host: LampHost): void {
  const { element, store } = host
  adopt(host, element, store, ({ lit }) => ({ classes: { lit }, attributes: { 'aria-pressed': String(lit) } }))
  const price = element.querySelector('.price')
  if (price) adopt(host, price, store, ({ lit }) => ({ text: lit ? 'on' : 'off' }))
  listen(host, element, 'click', () => store.setState(({ lit }) => ({ lit: !lit })))
  onLegacy(document, 'lights_out', () => store.setState({ lit: false }), host)
}

/** A unit that keeps the contract, with one thing changed. */
const lamp = (changes: Partial<WidgetDefinition<string, Store>> = {}) => async () =>
  defineWidget<string, Store>({
    legacy: [{ handle: 'old-lamps', file: '/old-lamps.' }],
    name: 'tiered-pricing',
    selector: '.lamp',
    when: 'idle',
    read(element) {
      const room = element.dataset['room']
      if (!room) throw new InvalidMarkup('data-room', 'is empty')
      if (!Reflect.has(window, 'lampData')) throw new InvalidMarkup('lampData', 'is missing')
      return room
    },
    key: (room) => room,
    store: () => createStore(() => ({ lit: false })),
    bind: bindLamp,
    ...changes,
  })

const print = (room: string) =>
  `<div class="  lamp  big" data-room="${room}"><b>Lamp</b> <i class="price">£5</i><input type="checkbox" name="${room}"></div>`

const fixtures: WidgetFixtures = {
  html: print('hall') + print('kitchen'),
  globals: { lampData: {} },
  jquery: true,
  broken: [
    { field: 'data-room', html: print('') },
    { field: 'lampData', globals: { lampData: undefined } },
  ],
  operate: (host) => host.click(),
  state: (host) => [host.classList.contains('lit'), host.querySelector('.price')?.textContent],
  rewrites: '.price',
  stateClasses: ['lit'],
}

/** The titles of the clauses that a unit does not keep. */
async function broken(load: ReturnType<typeof lamp>): Promise<string[]> {
  const titles: string[] = []
  for (const { title, run } of checksOf(load, fixtures)) {
    await run().catch(() => titles.push(title))
  }
  return titles
}

/** The same unit, with something done to each host after it was bound. */
const alsoBinding = (also: (host: LampHost) => void) =>
  lamp({
    bind(host) {
      bindLamp(host)
      also(host)
    },
  })

describe('the contract', () => {
  it('is kept by a unit that goes through the bridges', async () => {
    expect(await broken(lamp())).toEqual([])
  })

  it('is kept by a unit that draws with React', async () => {
    const drawing = alsoBinding((host) => {
      const { element, store } = host
      host.draw(host, {
        place: { position: 'after', anchor: element },
        source: store,
        wanted: () => store.getState().lit,
        load: async () => (await import('@tillkit/ui')).reactPart(() => createElement('p', null, 'It is light')),
      })
    })
    expect(await broken(drawing)).toEqual([])
  })

  it.each<[string, ReturnType<typeof lamp>, string]>([
    ['fails on one of its elements', alsoBinding(({ config }) => {
      if (config === 'kitchen') throw new Error('boom')
    }), 'mounts on every element'],
    ['mounts twice', alsoBinding(({ element }) => {
      element.dispatchEvent(new CustomEvent(MOUNTED_EVENT, { bubbles: true, detail: { unit: 'tiered-pricing' } }))
    }), 'mounts once, however often'],
    ['puts a copy in the place of a node', alsoBinding(({ element }) => {
      element.querySelector('b')?.replaceWith(document.createElement('b'))
    }), 'keeps the server\'s nodes'],
    ['overwrites classes', alsoBinding(({ element }) => {
      element.className = 'lamp'
    }), 'keeps the server\'s nodes'],
    ['changes data', alsoBinding(({ element }) => {
      element.dataset['room'] = 'cellar'
    }), 'keeps the server\'s nodes'],
    ['has a state for each element of its own', lamp({ key: () => String(Math.random()) }), 'carries its state over'],
    ['writes past the ledger', alsoBinding(({ element }) => element.setAttribute('data-mine', '')), 'puts the HTML back'],
    ['normalises white space', alsoBinding((host) => {
      const { className } = host.element
      host.onEnd(() => {
        host.element.className = className.trim()
      })
    }), 'puts the HTML back'],
    ['listens on the document for ever', alsoBinding(() => {
      document.addEventListener('click', () => undefined)
    }), 'ends with its element'],
    ['observes for ever', alsoBinding(({ element }) => {
      new MutationObserver(() => undefined).observe(element, { attributes: true })
    }), 'ends with its element'],
    ['lets a clock tick on', alsoBinding(() => setInterval(() => undefined, 500)), 'puts the HTML back'],
    ['follows its store for ever', alsoBinding(({ store }) => store.subscribe(() => undefined)), 'puts the HTML back'],
    ['marks the root', alsoBinding(() => document.documentElement.classList.add('has-lamps')), 'puts the HTML back'],
    ['leaves a style in the head', alsoBinding(() => document.head.append(document.createElement('style'))), 'puts the HTML back'],
    ['leaves a global', alsoBinding(() => Reflect.set(window, 'lamps', 1)), 'puts the HTML back'],
    ['ticks a box and leaves it so', alsoBinding(({ element }) => {
      const [box] = element.getElementsByTagName('input')
      if (box) box.checked = true
    }), 'leaves every field'],
    ['throws after a while', alsoBinding((host) => {
      listen(host, host.element, 'click', async () => Promise.reject(new Error('boom')))
    }), 'puts the HTML back'],
    ['goes on loading when it was stopped', alsoBinding(({ element }) => {
      void Promise.resolve().then(() => element.setAttribute('data-late', ''))
    }), 'stopped while its code is on the way'],
    ['leaves something elsewhere on the page', alsoBinding(({ element }) => element.after('£')), 'ends with its element'],
    ['puts back what it remembers, whoever wrote since', alsoBinding((host) => {
      const { className } = host.element
      host.onEnd(() => host.element.setAttribute('class', className))
    }), 'leaves what others wrote'],
    ['puts content back, whoever wrote since', alsoBinding((host) => {
      host.onEnd(() => host.element.querySelector('.price')?.replaceChildren('£5'))
    }), 'leaves what others wrote'],
    ['needs jQuery', alsoBinding(({ element }) => {
      ;(Reflect.get(window, 'jQuery') as JQueryStatic)(element)
    }), 'does not throw without jQuery'],
    ['complains in the console', alsoBinding(() => {
      if (!Reflect.has(window, 'jQuery')) console.warn('no jQuery')
    }), 'does not throw without jQuery'],
    ['mounts on what it cannot use', lamp({ read: (element) => element.dataset['room'] ?? '' }), 'reports data-room'],
    ['names another field', lamp({
      read() {
        throw new InvalidMarkup('data-watts', 'is missing')
      },
    }), 'reports lampData'],
    ['writes before it has read', lamp({
      read(element) {
        element.classList.add('reading')
        if (!Reflect.has(window, 'lampData')) throw new InvalidMarkup('lampData', 'is missing')
        return element.dataset['room'] ?? ''
      },
    }), 'reports lampData'],
  ])('is broken by one that %s', async (_what, load, clause) => {
    expect(await broken(load)).toEqual(expect.arrayContaining([expect.stringContaining(clause)]))
  })

  it('is broken beside a legacy script by one that runs all the same', async () => {
    const forced = async () => {
      const loader = { force: true, of: () => undefined, changed: () => false, queuedFor: () => [], started: () => undefined } as const
      enterPage({ version: __TILLKIT_VERSION__, hosts: () => [], stop: () => undefined, loader })
      return lamp()()
    }
    expect(await broken(forced)).toEqual([
      'stays off beside a live legacy script, and says so once',
      'gives way to a legacy script that comes late',
    ])
  })
})

import type { Life } from '@tillkit/dom'
import { expectTypeOf } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { adopt, type Bindings } from './adopt.ts'
import { defineBehaviour, defineWidget, type Host, type Unit } from './definition.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

interface Config {
  readonly room: string
}
type Store = StoreApi<{ readonly lit: boolean }>

const common = { name: 'lamp', selector: '.lamp', when: 'idle' } as const

const lamp = defineWidget<Config, Store>({
  ...common,
  read: (element, { options }) => {
    expectTypeOf(element).toEqualTypeOf<HTMLElement>()
    expectTypeOf(options).toEqualTypeOf<Readonly<Record<string, unknown>>>()
    return { room: element.id }
  },
  key: (config) => {
    expectTypeOf(config).toEqualTypeOf<Config>()
    return config.room
  },
  store: () => createStore(() => ({ lit: false })),
  bind(host) {
    expectTypeOf(host).toEqualTypeOf<Host<Config, Store>>()
    expectTypeOf(host).toExtend<Life>()
    adopt(host, host.element, host.store, (state) => {
      expectTypeOf(state).toEqualTypeOf<{ readonly lit: boolean }>()
      return { classes: { lit: state.lit } }
    })
  },
})
expectTypeOf(lamp).toEqualTypeOf<Unit>()

defineBehaviour<Config>({
  ...common,
  read: ({ id }) => ({ room: id }),
  start(host) {
    expectTypeOf(host.config).toEqualTypeOf<Config>()
    expectTypeOf(host.store).toEqualTypeOf<undefined>()
  },
})

const store = () => createStore(() => ({ lit: true }))
// @ts-expect-error a widget says what its hosts share their state by
defineWidget<Config, Store>({ ...common, read: () => ({ room: '' }), store, bind: () => undefined })

// @ts-expect-error there is no such moment
defineBehaviour<Config>({ ...common, when: 'later', read: () => ({ room: '' }), start: () => undefined })

// @ts-expect-error a plain string is no HTML: it has to be escaped, or to come from the shop
const bindings: Bindings = { html: '<b>9</b>' }
expectTypeOf(bindings.html).not.toEqualTypeOf<string>()

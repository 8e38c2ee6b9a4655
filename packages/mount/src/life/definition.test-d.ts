import type { Life } from '@tillkit/dom'
import { flag, number, type MessageCatalogue, type OptionReaders } from '@tillkit/platform'
import { expectTypeOf } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { adopt, type Bindings } from '../bridges/adopt.ts'
import { defineBehaviour, defineWidget, type Host, type Unit } from './definition.ts'
import { narrow } from './host.ts'
import type { PartModule } from '../load/load-module.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

interface Config {
  readonly room: string
}
type Store = StoreApi<{ readonly lit: boolean }>

const common = { name: 'lamp', selector: '.lamp', when: 'idle' } as const
const messages = { on: 'It is on', left: { one: 'One lamp left', other: '{count} lamps left' } } as const
const options = { dim: flag(false), watts: number(40) }
type LampHost = Host<Config, Store, typeof messages, typeof options>

// A widget knows its types by what it is given.
const lamp = defineWidget({
  ...common,
  messages,
  options,
  read: (element, { options: set }): Config => {
    expectTypeOf(element).toEqualTypeOf<HTMLElement>()
    expectTypeOf(set).toEqualTypeOf<{ readonly dim: boolean; readonly watts: number }>()
    return { room: element.id }
  },
  key: (config) => {
    expectTypeOf(config).toEqualTypeOf<Config>()
    return config.room
  },
  store: (): Store => createStore(() => ({ lit: false })),
  bind(host) {
    expectTypeOf(host).toEqualTypeOf<LampHost>()
    expectTypeOf(host).toExtend<Life>()
    // What says nothing and asks for no option takes any host; what says something does not.
    expectTypeOf(host).toExtend<Host<Config, Store>>()
    expectTypeOf<Host<Config, Store>>().not.toExtend<typeof host>()
    expectTypeOf(host.options.dim).toBeBoolean()
    host.t('left', { count: 3 })
    // @ts-expect-error the unit has no such text
    host.t('off')
    // @ts-expect-error the text has no such placeholder
    host.t('left', { number: 3 })
    // @ts-expect-error the unit has no such option
    void host.options.colour
    adopt(host, host.element, host.store, (state) => {
      expectTypeOf(state).toEqualTypeOf<{ readonly lit: boolean }>()
      return { classes: { lit: state.lit } }
    })
  },
})
expectTypeOf(lamp).toEqualTypeOf<Unit>()
expectTypeOf<Unit['messages']>().toEqualTypeOf<MessageCatalogue | undefined>()
expectTypeOf<Unit['options']>().toEqualTypeOf<OptionReaders | undefined>()

defineBehaviour({
  ...common,
  read: ({ id }): Config => ({ room: id }),
  start(host) {
    expectTypeOf(host.config).toEqualTypeOf<Config>()
    expectTypeOf(host.store).toEqualTypeOf<undefined>()
    // @ts-expect-error a unit without texts says nothing
    host.t('on')
  },
})

const read = () => ({ room: '' })
const store = () => createStore(() => ({ lit: true }))
// @ts-expect-error a widget says what its hosts share their state by
defineWidget({ ...common, read, store, bind: () => undefined })

// @ts-expect-error there is no such moment
defineBehaviour({ ...common, when: 'later', read, start: () => undefined })

const bindLamp = (host: LampHost): void => host.report({ message: host.t('on') })
defineWidget({ ...common, messages, options, read, store, key: () => '', bind: bindLamp })
// @ts-expect-error a binding that says something needs the unit's texts
defineWidget({ ...common, options, read, store, key: () => '', bind: bindLamp })
// @ts-expect-error and one that asks for an option its declaration
defineWidget({ ...common, messages, read, store, key: () => '', bind: bindLamp })

declare const host: LampHost
declare const anchor: Element
const dimmed = narrow(host, { store: createStore(() => ({ dimmed: true })) })
expectTypeOf(dimmed).toEqualTypeOf<Host<Config, StoreApi<{ dimmed: boolean }>, typeof messages, typeof options>>()
expectTypeOf(narrow(host, { config: 5 })).toEqualTypeOf<Host<number, Store, typeof messages, typeof options>>()
const place = { position: 'end', anchor } as const
declare const drawDimmed: PartModule<typeof dimmed>
dimmed.draw(host, { place, source: host.store, wanted: () => true, load: () => Promise.resolve(drawDimmed) })
// @ts-expect-error the part is drawn with another store
host.draw(host, { place, source: host.store, wanted: () => true, load: () => Promise.resolve(drawDimmed) })

// @ts-expect-error a plain string is no HTML: it has to be escaped, or to come from the shop
const bindings: Bindings = { html: '<b>9</b>' }
expectTypeOf(bindings.html).not.toEqualTypeOf<string>()

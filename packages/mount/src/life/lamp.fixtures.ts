import { listen } from '@tillkit/dom'
import { flag, number } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { adopt } from '../bridges/adopt.ts'
import { defineWidget, type Host, type Unit, type WidgetDefinition } from './definition.ts'
import { InvalidMarkup } from './problem.ts'

/** What a lamp says of itself: `<i class="lamp" data-watts="5" data-room="hall">`. */
export interface LampConfig {
  readonly watts: number
  readonly room: string
}

/** Whether the lamps of one room are lit, and how often one of them was switched. */
export interface LampState {
  readonly lit: boolean
}

export type LampStore = StoreApi<LampState>
export type LampHost = Host<LampConfig, LampStore, typeof messages, typeof options>

const messages = { on: 'It is on', left: { one: '{count} lamp left', other: '{count} lamps left' } } as const
const options = { dim: flag(false), watts: number(40) }

/** A unit for tests: lamps with one `data-room` go on and off together, by click. */
export function lampUnit(changes: Partial<WidgetDefinition<LampConfig, LampStore, typeof messages, typeof options>> = {}): Unit {
  return defineWidget<LampConfig, LampStore, typeof messages, typeof options>({
    name: 'lamp',
    selector: '.lamp',
    when: 'now',
    messages,
    options,
    read(element) {
      const watts = Number(element.dataset['watts'])
      if (Number.isNaN(watts)) throw new InvalidMarkup('data-watts', 'is no number', 'Print a number.')
      return { watts, room: element.dataset['room'] ?? '' }
    },
    key: ({ room }) => room,
    store: () => createStore<LampState>(() => ({ lit: false })),
    bind(host) {
      const { element, store } = host
      adopt(host, element, store, ({ lit }) => ({ classes: { lit } }))
      listen(host, element, 'click', () => store.setState({ lit: !store.getState().lit }))
    },
    ...changes,
  })
}

/** A lamp as the server prints it. */
export function lampHtml(room = 'hall', watts: number | string = 5): string {
  return `<i class="lamp" data-watts="${watts}" data-room="${room}"></i>`
}

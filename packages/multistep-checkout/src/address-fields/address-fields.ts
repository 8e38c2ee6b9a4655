import { invoke } from '@tillkit/dom'
import { adopt, defineBehaviour, type Host } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { wrapped } from '@tillkit/platform/cart'
import { createStore } from 'zustand/vanilla'
import { anatomy, events } from './anatomy.ts'
import { manifest } from './manifest.ts'
import { boxFor, fillStates } from './state-box.ts'
import { readCountries, type CountryConfig } from './states.ts'

type CountryHost = Host<CountryConfig, undefined>

/** Lets the state's field follow the country: a choice, a text, or nothing at all. The part of `wc-country-select`. */
export const addressFields = defineBehaviour({
  ...manifest,
  read: readCountries,
  start(host) {
    const follow = createFollower(host)
    onLegacy(host.element, 'change refresh', host.guard(follow), host)
    onLegacy(document.body, events.localeReady, host.guard(() => {
      if (host.element instanceof HTMLSelectElement && host.element.value) follow()
    }), host)
    // The touch that brought this code may have been the choice itself.
    if (host.element instanceof HTMLSelectElement && !host.element.selectedOptions[0]?.defaultSelected) follow()
  },
})

function createFollower(host: CountryHost): () => void {
  const { element, config } = host
  const wrapper = element.closest(anatomy.wrapper) ?? element.closest(anatomy.row)?.parentElement ?? undefined
  const shown = createStore(() => ({ isHidden: false }))
  const first = (wrapper && invoke(wrapper, 'querySelector', anatomy.state)) ?? undefined
  let box = first
  let isBound = false
  host.onEnd(() => {
    if (first && box !== first && box?.isConnected) box.replaceWith(first)
  })
  return () => {
    const country = (element as HTMLSelectElement).value
    const states = config.states[country]
    const row = box?.closest(anatomy.row)
    if (row && !isBound) adopt(host, row, shown, ({ isHidden }) => ({ style: isHidden ? { display: 'none' } : {} }))
    isBound ||= Boolean(row)
    const kind = !states ? 'text' : Object.keys(states).length === 0 ? 'none' : 'choice'
    shown.setState({ isHidden: kind === 'none' })
    const before = box
    if (box) box = boxFor(kind, box)
    if (box instanceof HTMLSelectElement && states) fillStates(box, { states, prompt: config.prompt, value: valueOf(before) })
    const passed = [country, wrapped(wrapper)]
    if (box !== before || kind === 'choice') emitLegacy(document.body, events.changed, passed)
    emitLegacy(document.body, events.changing, passed)
    element.dispatchEvent(new CustomEvent('tillkit:country-changed', { bubbles: true, detail: { country, wrapper } }))
  }
}

function valueOf(box: Element | undefined): string {
  return box instanceof HTMLInputElement || box instanceof HTMLSelectElement ? box.value : ''
}

import { invoke } from '@tillkit/dom'
import { defineWidget, type Host } from '@tillkit/mount'
import { emitLegacy, onLegacy, pageJQuery, raise, readGlobal } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readAddress, type AddressConfig } from './address-fields.read.ts'
import { anatomy, events, globals } from './anatomy.ts'
import { messages } from './address-fields.messages.ts'
import { options } from './address-fields.options.ts'
import { bindListLooks, bindLists } from './lists.bind.ts'
import { createLocalizer } from './locale.bind.ts'
import { manifest } from './manifest.ts'
import { createStateBox } from './state-box.ts'

/** What all addresses of a page share. */
interface PageState {
  /** Whether third parties have been told that addresses follow their countries. */
  readonly isReady: boolean
}

type AddressHost = Host<AddressConfig, StoreApi<PageState>, typeof messages, typeof options>

/** Lets an address follow its country. The parts of `wc-country-select` and `wc-address-i18n`. */
export const addressFields = defineWidget({
  ...manifest,
  messages,
  options,
  read: readAddress,
  key: () => 'page',
  store: () => createStore<PageState>(() => ({ isReady: false })),
  bind: bindAddress,
})

function bindAddress(host: AddressHost): void {
  const { element, store, config } = host
  if (config.fault) host.report(config.fault)
  const { body } = document
  const follow = createFollower(host)
  const group = groupOf(element)
  if (group) {
    bindListLooks(host, group)
    bindLists(host, group)
  }
  let followed = 0
  // At the body, as the platform's script: forms hear of a country before they hear of what follows from it.
  onLegacy(body, `change ${events.refresh}`, ({ target }) => {
    if (target !== element) return
    followed += 1
    follow()
  }, host)
  const refresh = () => {
    const before = followed
    if (countryOf(element) !== '') emitLegacy(element, events.refresh)
    // Without jQuery nobody has heard.
    if (countryOf(element) !== '' && followed === before) follow()
  }
  onLegacy(body, events.localeReady, refresh, host)
  if (store.getState().isReady) return refresh()
  store.setState({ isReady: true })
  emitLegacy(body, events.localeReady)
  if (followed === 0) refresh()
}

/** @returns makes the fields fit the country, and tells who listens, in the order of the platform's own scripts */
function createFollower(host: AddressHost): () => void {
  const { element, config } = host
  const group = groupOf(element)
  const box = group && config.states && createStateBox(host, group, config.states)
  const localize = group && config.locale && createLocalizer(host, group, config.locale)
  // Somebody else says which country an address is of.
  onLegacy(document.body, events.changing, (_event, country, where) => {
    const place: unknown = where instanceof Element ? where : Object(where)[0]
    const isHere = group && place instanceof Element && (invoke(place, 'contains', group) || invoke(group, 'contains', place))
    if (isHere && typeof country === 'string') localize?.(country)
  }, host)
  return () => {
    const country = countryOf(element)
    const passed = [country, group && (pageJQuery()?.(group as HTMLElement) ?? group)]
    if (box?.follow(country)) emitLegacy(document.body, events.changed, passed)
    // Before others hear: what they write into an address of this country stays.
    localize?.(country)
    emitLegacy(document.body, events.changing, passed)
    raise(element, 'tillkit:country-changed', { country, wrapper: group })
    if (readGlobal(globals.localeOfModules) !== undefined) emitLegacy(window, events.layout)
  }
}

/** The fields that a country belongs to. */
const groupOf = (element: Element) => element.closest(anatomy.group) ?? element.closest(anatomy.row)?.parentElement ?? undefined

const countryOf = (element: Element): string => (element as HTMLSelectElement | HTMLInputElement).value

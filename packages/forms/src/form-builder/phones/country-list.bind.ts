import { dispatchChange, invoke, type Life, listen, nearest } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { followList, type List } from '../fields/lists/list.ts'
import type { ListsHost } from '../fields/lists/lists.context.ts'
import { nameOf } from '../fields/lists/read-list.ts'
import { bindSingle } from '../fields/lists/single.bind.ts'
import { anatomy, classes, LIST_WORDS } from './anatomy.ts'
import { keepChosenCountry } from './chosen-country.ts'
import { countryOf } from './countries.ts'
import { createCountryOptions } from './country-options.ts'
import { drawCountry, type CountryState } from './draw-country.ts'
import { homeCountry } from './home-country.ts'
import { countriesNamed, inCountry } from './number.model.ts'

/** A field for a number, and what its list of countries works with. */
export interface PhoneField {
  readonly host: ListsHost
  readonly phone: HTMLInputElement
  readonly form: HTMLFormElement
  /** The visitor's country by its two letters, and what the list is called, as far as the page says so. */
  readonly said: { readonly country: string; readonly label: string }
}

/** Lets the country of a number be chosen beside it, and shows the one that the number names. */
export function bindCountryList(life: Life, { host, phone, form, said }: PhoneField): void {
  const home = homeCountry(said.country)
  const store = createStore<CountryState>(() => ({ country: home, room: 0, isNarrow: false }))
  const select = drawCountry(life, { phone, store, label: [nameOf(phone), said.label || LIST_WORDS].filter(Boolean).join(': ') })
  const offer = createCountryOptions(select, home, document.documentElement.lang)
  const list: List = { ...followList(life, select, form), isSearched: true, opener: select, box: select, classes }
  const show = () => {
    list.look()
    store.setState({ country: countryOf(select.value) })
  }
  const look = life.guard(() => {
    const named = countriesNamed(phone.value)
    // Of countries with one code the chosen one stays.
    if (named[0] && !named.some(({ id }) => id === select.value)) offer(named[0])
    show()
  })
  look()
  followNumber(life, { phone, form, look })
  followLocks(life, phone, select)
  // A form has several, a row of a repeater one more: two hundred countries come with the wish for them.
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focus']) listen(life, select, type, () => offer(), { passive: true })
  onLegacy(select, 'change', () => {
    show()
    writeCountry(phone, select)
    // Chosen from our list, the number comes next; from the browser's own the focus has never left.
    if (host.store.getState().open === list) setTimeout(life.guard(() => invoke(phone, 'focus')), 0)
  }, life)
  bindSingle(host, life, list)
  keepChosenCountry(phone, () => select.value)
}

/** Lets a number that is there already follow its country. */
function writeCountry(phone: HTMLInputElement, select: HTMLSelectElement): void {
  const country = countryOf(select.value)
  const text = country && phone.value !== '' ? inCountry(phone.value, country) : phone.value
  if (text === phone.value) return
  phone.value = text
  dispatchChange(phone)
}

/** Looks whenever a number may have changed: typed, written by a script or a draft, brought back by the browser, or reset. */
function followNumber(life: Life, { phone, form, look }: Pick<PhoneField, 'phone' | 'form'> & { readonly look: () => void }): void {
  const soon = () => void setTimeout(() => life.signal.aborted || look(), 0)
  onLegacy(phone, 'input change', look, life)
  onLegacy(form, 'reset', soon, life)
  listen(life, window, 'pageshow', soon)
  listen(life, form, 'focusin', look)
}

/** A number that cannot be changed has no country to choose. */
function followLocks(life: Life, phone: HTMLInputElement, select: HTMLSelectElement): void {
  const shell = nearest(phone, anatomy.shell)
  const look = () => {
    select.disabled = phone.readOnly || invoke(phone, 'matches', ':disabled') || nearest(phone, anatomy.locked) !== null
  }
  const observer = new MutationObserver(look)
  observer.observe(phone, { attributes: true, attributeFilter: ['disabled', 'readonly'] })
  if (shell) observer.observe(shell, { attributes: true, attributeFilter: ['class'] })
  life.onEnd(() => observer.disconnect())
  look()
}

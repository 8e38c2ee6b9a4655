import { type Life, listen } from '@tillkit/dom'
import { adopt, adoptAs, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import type { StoreApi } from 'zustand/vanilla'
import { classes, own } from './anatomy.ts'
import type { Country } from './countries.ts'

/** What is known of the country beside a field. */
export interface CountryState {
  readonly country: Country | undefined
  /** How much room of the field it takes, in px. */
  readonly room: number
  /** Whether the field is too narrow for more than its letters. */
  readonly isNarrow: boolean
}

/** A field, and what is shown at its start. */
export interface ShownCountry {
  readonly phone: HTMLInputElement
  readonly store: StoreApi<CountryState>
  /** What the list of countries is called. */
  readonly label: string
}

/** Fields that are narrower show the letters alone, in px. */
const NARROW = 200

/**
 * Draws the country over the start of its field, where nothing moves for it: what is seen is the country's letters and its code, and over them lies a list of the browser's own,
 * unseen, for fingers, keyboards and screen readers.
 * @returns that list, without options; it has no name, as what is sent is the number
 */
export function drawCountry(life: Life, { phone, store, label }: ShownCountry): HTMLSelectElement {
  const flag = h('span', { class: classes.flag })
  const code = h('span', { class: classes.code, dir: 'ltr' })
  const shown = h('span', { class: `${classes.shown} ${own.shown}`, 'aria-hidden': 'true' }, flag, code, h('span', { class: classes.arrow }))
  const select = h('select', { class: own.list, 'aria-label': label })
  const place = h('div', { class: `${classes.place} ${own.place}` }, select, shown)
  const root = h('div', { class: `${classes.root} ${own.root}` }, place)
  slot(life, { position: 'before', anchor: phone }).append(root)
  adopt(life, root, store, ({ isNarrow }) => ({ classes: { [own.narrow]: isNarrow } }))
  adopt(life, code, store, ({ country }) => ({ text: country ? `+${country.code}` : '+' }))
  adopt(life, flag, store, ({ country }) => ({ attributes: { class: country ? `${classes.flag} ${classes.flagOf(country.id)}` : classes.flag } }))
  // The plugin's sheet, where the page has it, draws a flag there. Flags of letters look like a fault on systems that do not have them.
  adopt(life, flag, store, ({ country }) => ({ text: country && /^(none)?$/.test(getComputedStyle(flag).backgroundImage) ? country.id : '' }))
  // Nobody else knows what this list is for.
  for (const type of ['input', 'change']) listen(life, root, type, (event) => event.stopPropagation())
  giveRoom(life, { phone, store, root })
  followPlace(life, { root, place, phone, store })
  return select
}

/** What is typed begins behind it, and runs from left to right, as numbers do. */
function giveRoom(life: Life, { phone, store, root }: Omit<Placed, 'place'>): void {
  const isRight = getComputedStyle(root).direction === 'rtl'
  if (isRight) adoptAs(life, phone, { attributes: { dir: 'ltr' }, style: { 'text-align': 'right' } })
  adopt(life, phone, store, ({ room }) => (room > 0 ? { style: { [isRight ? 'padding-right' : 'padding-left']: `${room}px` } } : {}))
}

/** What stands at the start of a field. */
interface Placed {
  readonly root: HTMLElement
  readonly place: HTMLElement
  readonly phone: HTMLInputElement
  readonly store: StoreApi<CountryState>
}

/** Keeps it over the start of the field, as high as that and in its letters. */
function followPlace(life: Life, { root, place, phone, store }: Placed): void {
  const look = life.guard(() => {
    const [field, from] = [phone.getBoundingClientRect(), root.getBoundingClientRect()]
    if (field.width === 0) return
    const { direction } = getComputedStyle(root)
    const { color, font, letterSpacing } = getComputedStyle(phone)
    Object.assign(place.style, {
      color, font, letterSpacing,
      insetBlockStart: `${field.top - from.top}px`,
      insetInlineStart: `${direction === 'rtl' ? from.right - field.right : field.left - from.left}px`,
      blockSize: `${field.height}px`,
    })
    const isNarrow = field.width < NARROW
    if (isNarrow !== store.getState().isNarrow) store.setState({ isNarrow })
    const room = Math.ceil(place.getBoundingClientRect().width)
    if (room !== store.getState().room) store.setState({ room })
  })
  const observer = new ResizeObserver(look)
  for (const each of [phone, place]) observer.observe(each)
  life.onEnd(() => observer.disconnect())
  look()
}

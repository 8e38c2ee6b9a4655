import { adopt, adoptAs, adoptFields, derive, type Source } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { parseRange, rangeValue, type Bounds, type Range, normalRange } from '../../choices/range.ts'
import { all, controlReaders, isChosenEarly, type SectionContext } from '../../panel/context.ts'
import { classes, controls } from '../../filters.anatomy.ts'
import { REAL } from '../../choices/filter.ts'
import { addressText } from '../../address/address-query.ts'
import { shownIn } from '../../choices/values.ts'
import { bounds as said, FIELDS, RANGE, SYMBOL_KEY } from './anatomy.ts'
import { ENDS } from './slider-look.ts'
import { bindSlider } from './slider.ts'
import { bindTypedEnds, numberReader } from './typed-ends.ts'

/** How an end of the price range follows the shop's prices. */
export type BoundMode = 'fallback' | 'always' | 'min' | 'max'

/**
 * The value of two ends in plain digits. A largest number at its bound is open, because the shop cuts its top
 * price down to whole numbers; the whole range is no filter at all.
 */
export function rangeOf({ min, max }: Range, bounds: Bounds | undefined): string {
  const typed = parseRange(`${usable(min)}-${usable(max)}`)
  const isOpen = bounds !== undefined && typed.max !== '' && Number(typed.max) === bounds.max
  const range = isOpen ? { ...typed, max: '' } : typed
  const isWhole = bounds !== undefined && range.max === '' && range.min !== '' && Number(range.min) === bounds.min
  return isWhole ? '' : rangeValue(range)
}

function usable(text: string): string {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? text.trim() : ''
}

/** What the price range's ends may be. */
export interface PriceBounds {
  /** What the server printed into the fields. */
  readonly standard: Bounds
  /** What the shop says of the products that are found; `null` where it says nothing. */
  readonly found: { readonly min: number | null; readonly max: number | null }
  readonly modes: { readonly min: BoundMode; readonly max: BoundMode }
}

/** The bounds in force. A fraction at the top is rounded up, so that no product is cut off. */
export function priceBounds({ standard, found, modes }: PriceBounds): Bounds {
  return {
    min: bound(modes.min, standard.min, found.min === null ? null : Math.floor(found.min)),
    max: bound(modes.max, standard.max, found.max === null ? null : Math.ceil(found.max)),
  }
}

function bound(mode: BoundMode, standard: number, found: number | null): number {
  if (mode === 'always' || found === null) return standard
  if (mode === 'fallback') return found
  return mode === 'min' ? Math.max(standard, found) : Math.min(standard, found)
}

/** Binds a range's two number fields, whose bounds follow the shop's prices; the slider comes where one is printed. */
export function bindRange(context: SectionContext): void {
  const { host, element, filter, values, choose } = context
  const box = element.querySelector<HTMLElement>(controls.range)
  const [min, ...more] = box ? all<HTMLInputElement>(box, RANGE.field) : []
  const max = more.at(-1)
  if (!box || !min || !max) return
  const [fields, standard] = [{ min, max }, standardOf(min)]
  const modes = { min: modeOf(min.dataset[said.leastKey]), max: modeOf(min.dataset[said.mostKey]) }
  const bounds = derive<ReturnType<typeof host.store.getState>, Bounds | undefined>(
    host.store,
    ({ prices }) => (standard && filter.real === REAL.price ? priceBounds({ standard, found: prices, modes }) : standard),
    (one, other) => one?.min === other?.min && one?.max === other?.max,
  )
  const symbol = box.dataset[SYMBOL_KEY] ?? ''
  const read = numberReader(symbol)
  const typed = () => rangeOf({ min: read(min.value) ?? '', max: read(max.value) ?? '' }, bounds.getState())
  if (isChosenEarly(min) || isChosenEarly(max)) choose([typed()], 'typed')
  adoptFields(host, [min, max], values, 'value', ([value = ''], node) =>
    typed() === value ? node.value : parseRange(value)[node === min ? 'min' : 'max'])
  bindTypedEnds(context, { fields, read, typed, anchor: box.querySelector(FIELDS) ?? max })
  for (const end of ENDS) adopt(host, fields[end], bounds, (now) => ({ attributes: now ? { min: String(now.min), max: String(now.max) } : {} }))
  if (standard && filter.real === REAL.price) {
    adoptAs(host, min, { attributes: { [said.least]: String(standard.min), [said.most]: String(standard.max) } })
  }
  // What stands there unchanged stays chosen, also where the shop has other bounds by now.
  controlReaders.set(element, () => (normalRange(`${min.value}-${max.value}`) === values.getState()[0] ? values.getState() : [typed()]))
  dropWholeRange(context, bounds)
  const slider = box.querySelector<HTMLElement>(RANGE.slider)
  if (slider && standard) {
    // Both handles and fields write here first, so that the slider follows while nothing is applied yet.
    const shown = () => ({ ...parseRange(values.getState()[0] ?? ''), bounds: bounds.getState() ?? standard })
    const range = createStore(shown)
    for (const source of [values, bounds]) host.onEnd(source.subscribe(() => range.setState(shown())))
    const slide = (from: string, to: string) => choose([rangeOf({ min: from, max: to }, bounds.getState())], 'slid')
    bindSlider({ context, anchor: slider, range, symbol, hasFields: !max.classList.contains(classes.hidden), read, slide })
  }
}

/**
 * The whole range in the address that the page came with is no choice: it goes with the next that is applied, unless the
 * shop is found to have more. What the shopper has chosen stays one, whatever else is found since.
 */
function dropWholeRange({ host, filter, values, choose }: SectionContext, bounds: Source<Bounds | undefined>): void {
  const { store } = host
  const opened = addressText(store.getState().address)
  let left: string | undefined
  const look = host.guard(() => {
    const { address, applied, pending } = store.getState()
    const [value] = shownIn(filter, applied)
    if (value === undefined || addressText(address) !== opened) return void (left = undefined)
    const isWhole = rangeOf(parseRange(value), bounds.getState()) === ''
    if (isWhole && !pending[filter.real]) {
      left = value
      choose([], 'later')
    } else if (!isWhole && left === value && values.getState().length === 0) {
      left = undefined
      choose([value], 'later')
    }
  })
  look()
  for (const source of [values, bounds]) host.onEnd(source.subscribe(look))
}

/** The bounds that the server printed; undefined where it printed none. */
function standardOf(field: HTMLInputElement): Bounds | undefined {
  const [least, most] = [field.getAttribute(said.least) ?? field.min, field.getAttribute(said.most) ?? field.max]
  const bounds = { min: Number(least), max: Number(most) }
  return least !== '' && most !== '' && bounds.min <= bounds.max ? bounds : undefined
}

function modeOf(mode: string | undefined): BoundMode {
  return mode === 'always' || mode === 'min' || mode === 'max' ? mode : 'fallback'
}

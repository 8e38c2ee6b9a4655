import { isOurs, listen } from '@tillkit/dom'
import { adopt, adoptAs, adoptFields, derive, field, type Source } from '@tillkit/mount'
import type { LegacyEvent } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { all, type SectionContext } from '../../panel/context.ts'
import { classes } from '../../filters.anatomy.ts'
import { REAL } from '../../choices/filter.ts'
import { addressText } from '../../address/query.ts'
import { parseRange, type Bounds } from '../../choices/range.ts'
import { shownIn } from '../../choices/values.ts'
import { priceBounds, rangeOf, type BoundMode } from './range.model.late.ts'
import { isTypedEarly } from '../typed-early.late.ts'
import { bounds as said, RANGE, SYMBOL_KEY } from './range.anatomy.late.ts'
import { bindSlider } from './slider.late.ts'

/** Binds a range's two number fields, whose bounds follow the shop's prices; the slider comes where one is printed. */
export function bindRange(context: SectionContext): void {
  const { host, element, filter, values, choose, title } = context
  const box = element.querySelector<HTMLElement>(RANGE.box)
  const fields = box ? all<HTMLInputElement>(box, RANGE.field) : []
  const [least] = fields
  const most = fields.at(-1)
  if (!box || !least || !most || least === most) return
  const standard = standardOf(least)
  const modes = { min: modeOf(least.dataset[said.leastKey]), max: modeOf(least.dataset[said.mostKey]) }
  const bounds = derive<ReturnType<typeof host.store.getState>, Bounds | undefined>(
    host.store,
    ({ prices }) => (standard && filter.real === REAL.price ? priceBounds({ standard, found: prices, modes }) : standard),
    (one, other) => one?.min === other?.min && one?.max === other?.max,
  )
  const typed = () => rangeOf({ min: least.value, max: most.value }, bounds.getState())
  const chosen = () => choose([typed()], 'typed')
  if (isTypedEarly(least) || isTypedEarly(most)) chosen()
  adoptFields(host, [least, most], values, 'value', ([value = ''], end) =>
    typed() === value ? end.value : parseRange(value)[end === least ? 'min' : 'max'])
  // What was typed the wrong way round stands right when the field is left.
  const finished = (event: LegacyEvent) => {
    const [value = ''] = values.getState()
    const { min, max } = parseRange(value)
    if (isOurs(event) || event.isTrigger || value !== typed()) return
    if (Number(least.value || 0) > Number(most.value || Infinity)) its.most.set(max, () => its.least.set(min))
  }
  const its = { least: field(host, least, { finished }), most: field(host, most, { finished }) }
  for (const [node, end] of [[least, 'min'], [most, 'max']] as const) {
    adopt(host, node, bounds, (now) => ({ attributes: now ? { min: String(now.min), max: String(now.max) } : {} }))
    listen(host, node, 'input', (event) => {
      if (!isOurs(event)) chosen()
    })
    adoptAs(host, node, { attributes: { 'aria-label': host.say(end === 'min' ? 'least' : 'most', { filter: title || node.title }) } })
  }
  if (standard && filter.real === REAL.price) {
    adoptAs(host, least, { attributes: { [said.least]: String(standard.min), [said.most]: String(standard.max) } })
  }
  leaveWhole(context, bounds)
  const slider = box.querySelector<HTMLElement>(RANGE.slider)
  if (!slider || !standard) return
  // Both handles and fields write here first, so that the slider follows while nothing is applied yet.
  const range = createStore(() => ({ ...parseRange(values.getState()[0] ?? ''), bounds: bounds.getState() ?? standard }))
  const follow = () => range.setState({ ...parseRange(values.getState()[0] ?? ''), bounds: bounds.getState() ?? standard })
  host.onEnd(values.subscribe(follow))
  host.onEnd(bounds.subscribe(follow))
  const symbol = box.dataset[SYMBOL_KEY] ?? ''
  const hasFields = !most.classList.contains(classes.hidden)
  bindSlider({ host, anchor: slider, range, symbol, title, hasFields, slide: (min, max) => choose([rangeOf({ min, max }, bounds.getState())], 'slid') })
}

/**
 * The whole range in the address that the page came with is no choice: it goes with the next that is applied, unless the
 * shop is found to have more. What the shopper has chosen stays one, whatever else is found since.
 */
function leaveWhole({ host, filter, values, choose }: SectionContext, bounds: Source<Bounds | undefined>): void {
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

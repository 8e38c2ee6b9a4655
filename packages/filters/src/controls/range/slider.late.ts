import { listen } from '@tillkit/dom'
import { adoptAs, slot } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { PanelHost } from '../../panel/context.ts'
import type { Bounds, Range } from '../../choices/range.ts'

/** A slider to draw. */
export interface SliderOptions {
  readonly host: PanelHost
  /** The server's field, in whose place it stands. */
  readonly anchor: HTMLElement
  readonly range: StoreApi<Range & { readonly bounds: Bounds }>
  readonly symbol: string
  readonly title: string
  /** Whether the server printed number fields that can be seen. */
  readonly hasFields: boolean
  readonly slide: (min: string, max: string) => void
}

type End = 'min' | 'max'
const ENDS: readonly End[] = ['min', 'max']

/** One end of a slider as it stands in the page. */
interface EndControls {
  readonly handle: HTMLInputElement
  readonly field: HTMLInputElement
}

/**
 * Draws the slider in place of the server's field: two of the browser's own, one over the other, and fields to type into
 * where none are printed. Without React: many panels show one at once, and nobody has touched it.
 */
export function bindSlider(options: SliderOptions): void {
  const { host, anchor, range, hasFields } = options
  adoptAs(host, anchor, { properties: { hidden: true }, style: { display: 'none' } })
  const box = div('tillkit-range')
  const slider = div('tillkit-range__slider')
  const typed = div('tillkit-range__fields')
  box.append(slider, ...(hasFields ? [] : [typed]))
  const controls = { min: controlsOf(options, 'min'), max: controlsOf(options, 'max') }
  for (const end of ENDS) {
    slider.append(controls[end].handle)
    typed.append(labelOf(options, controls[end].field))
    bindEnd(options, controls[end], end)
  }
  const show = () => showRange(options, box, controls)
  show()
  host.onEnd(range.subscribe(host.guard(show)))
  slot(host, { position: 'after', anchor }).append(box)
}

function div(name: string): HTMLElement {
  const made = document.createElement('div')
  made.className = name
  return made
}

function controlsOf({ host, title }: SliderOptions, end: End): EndControls {
  const [handle, field] = [document.createElement('input'), document.createElement('input')]
  handle.type = 'range'
  handle.className = `tillkit-range__handle tillkit-range__handle--${end}`
  handle.step = '1'
  field.type = 'text'
  field.inputMode = 'numeric'
  for (const each of [handle, field]) each.setAttribute('aria-label', host.say(end === 'min' ? 'least' : 'most', { filter: title }))
  return { handle, field }
}

function labelOf({ symbol }: SliderOptions, field: HTMLInputElement): HTMLElement {
  const label = document.createElement('label')
  label.className = 'tillkit-range__field'
  if (symbol !== '') {
    const sign = document.createElement('span')
    sign.setAttribute('aria-hidden', 'true')
    sign.textContent = symbol
    label.append(sign)
  }
  label.append(field)
  return label
}

/** A handle counts at once; a field when it is left or sent: half a number is no choice. */
function bindEnd({ host, range, slide }: SliderOptions, { handle, field }: EndControls, end: End): void {
  const set = (wanted: number) => {
    const { bounds } = range.getState()
    const shown = shownOf(range.getState())
    const value = end === 'min' ? Math.min(wanted, shown.max) : Math.max(wanted, shown.min)
    const next = { ...shown, [end]: within(String(value), bounds[end], bounds) }
    // What stands at the other handle, or out of bounds, is taken back where nothing has changed by it.
    handle.value = String(next[end])
    field.value = String(next[end])
    // A handle that rests on its bound leaves its end open.
    slide(next.min === bounds.min ? '' : String(next.min), next.max === bounds.max ? '' : String(next.max))
  }
  const take = () => {
    const wanted = Number(field.value.trim().replace(',', '.') || NaN)
    const shown = shownOf(range.getState())[end]
    // What is no number is no choice: what was chosen stands there again.
    if (Number.isNaN(wanted)) field.value = String(shown)
    else if (wanted !== shown) set(Math.round(wanted))
  }
  listen(host, handle, 'input', () => set(Number(handle.value)))
  listen(host, field, 'blur', take)
  listen<KeyboardEvent>(host, field, 'keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  })
}

function showRange({ range, symbol }: SliderOptions, box: HTMLElement, controls: Readonly<Record<End, EndControls>>): void {
  const { bounds } = range.getState()
  const shown = shownOf(range.getState())
  const span = bounds.max - bounds.min || 1
  for (const end of ENDS) {
    const { handle, field } = controls[end]
    const value = String(shown[end])
    Object.assign(handle, { min: String(bounds.min), max: String(bounds.max), value })
    handle.setAttribute('aria-valuetext', `${symbol}${value}`)
    // What is being typed stays, unless the range itself has changed.
    if (field.defaultValue !== value) Object.assign(field, { defaultValue: value, value })
    box.style.setProperty(end === 'min' ? '--from' : '--to', `${((shown[end] - bounds.min) / span) * 100}%`)
  }
}

function shownOf({ min, max, bounds }: Range & { readonly bounds: Bounds }): Record<End, number> {
  return { min: within(min, bounds.min, bounds), max: within(max, bounds.max, bounds) }
}

function within(text: string, open: number, { min, max }: Bounds): number {
  const number = text === '' ? open : Number(text)
  return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : open
}

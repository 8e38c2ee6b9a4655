import { listen, nearest } from '@tillkit/dom'
import { adoptAs, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import type { StoreApi } from 'zustand/vanilla'
import type { SectionContext } from '../../panel/context.ts'
import type { Bounds, Range } from '../../choices/range.ts'
import { createNumberProblems, type NumberProblems } from './number-problems.ts'
import { SLIDER } from './anatomy.ts'
import { createSliderLook, ENDS, type End, type SliderLook } from './slider-look.ts'

/** A slider to draw. */
export interface SliderOptions {
  readonly context: SectionContext
  /** The server's field, in whose place it stands. */
  readonly anchor: HTMLElement
  readonly range: StoreApi<Range & { readonly bounds: Bounds }>
  readonly symbol: string
  /** Whether the server printed number fields that can be seen. */
  readonly hasFields: boolean
  /** Reads what somebody typed, in plain digits; `undefined` for what is no number. */
  readonly read: (text: string) => string | undefined
  readonly slide: (min: string, max: string) => void
}

/** One end of a slider as it stands in the page. */
interface EndControls {
  readonly handle: HTMLInputElement
  readonly field: HTMLInputElement
}

type Controls = Readonly<Record<End, EndControls>>

/**
 * Draws the slider in place of the server's field: the plugin's own look, over it two of the browser's sliders for hands, keys and
 * screen readers, and fields to type into where none are printed. Without React: many panels show one at once, and nobody has
 * touched it.
 */
export function bindSlider(options: SliderOptions): void {
  const { context, anchor, range, hasFields } = options
  const { host } = context
  adoptAs(host, anchor, { properties: { hidden: true }, style: { display: 'none' } })
  const look = createSliderLook(host, !hasFields)
  const typed = h('div', { class: 'tillkit-range__fields' })
  const box = h('div', { class: 'tillkit-range' }, look.element, !hasFields && typed)
  const controls = { min: controlsOf(context, 'min'), max: controlsOf(context, 'max') }
  const problems = createNumberProblems(context, { min: controls.min.field, max: controls.max.field }, { position: 'after', anchor: typed })
  for (const end of ENDS) {
    look.element.append(controls[end].handle)
    typed.append(labelOf(options, controls[end].field))
    bindEnd({ ...options, problems, sliding: look.element }, controls[end], end)
  }
  bindGround(options, look.element, controls)
  const show = () => showRange(options, look, { controls, problems })
  show()
  host.onEnd(range.subscribe(host.guard(show)))
  slot(host, { position: 'after', anchor }).append(box)
}

function controlsOf({ host, title }: SectionContext, end: End): EndControls {
  const name = { 'aria-label': host.t(end === 'min' ? 'least' : 'most', { filter: title }) }
  return {
    handle: h('input', { type: 'range', class: `tillkit-range__handle tillkit-range__handle--${end}`, step: 1, ...name }),
    field: h('input', { type: 'text', inputmode: 'decimal', ...name }),
  }
}

function labelOf({ symbol }: SliderOptions, field: HTMLInputElement): HTMLElement {
  return h('label', { class: 'tillkit-range__field' }, symbol !== '' && h('span', { 'aria-hidden': 'true' }, symbol), field)
}

interface EndOptions extends SliderOptions {
  readonly problems: NumberProblems
  /** What says that a handle is held. */
  readonly sliding: HTMLElement
}

/** A handle counts at once; a field when it is left or sent: half a number is no choice. */
function bindEnd({ context: { host }, range, slide, read, problems, sliding }: EndOptions, { handle, field }: EndControls, end: End): void {
  const set = (wanted: number) => {
    const { bounds } = range.getState()
    const shown = shownOf(range.getState())
    const value = end === 'min' ? Math.min(wanted, shown.max) : Math.max(wanted, shown.min)
    const next = { ...shown, [end]: within(String(value), bounds[end], bounds) }
    // What stands at the other handle, or out of bounds, is taken back where nothing has changed by it.
    handle.value = atHandle(next[end], bounds)
    field.value = String(next[end])
    // A handle that rests on its bound leaves its end open.
    slide(next.min === bounds.min ? '' : String(next.min), next.max === bounds.max ? '' : String(next.max))
  }
  const readFields = () => {
    const shown = shownOf(range.getState())[end]
    const typed = field.value.trim() === '' ? String(shown) : read(field.value)
    if (typed === undefined) return problems.show(end)
    problems.clear(end)
    const wanted = Math.round(Number(typed))
    if (wanted === shown) field.value = String(shown)
    else set(wanted)
  }
  listen(host, handle, 'input', () => set(Number(handle.value)))
  listen(host, field, 'blur', readFields)
  listen<KeyboardEvent>(host, field, 'keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    readFields()
  })
  listen(host, handle, 'pointerdown', () => sliding.classList.add(SLIDER.sliding))
  for (const type of ['pointerup', 'pointercancel', 'change', 'blur']) listen(host, handle, type, () => sliding.classList.remove(SLIDER.sliding))
}

/** A press on the slider's ground moves the handle that is nearer there, as the plugin's slider does. */
function bindGround({ context: { host }, range }: SliderOptions, element: HTMLElement, controls: Controls): void {
  listen<MouseEvent>(host, element, 'click', ({ target, clientX }) => {
    const isGround = nearest(target, `.${SLIDER.ground}, .${SLIDER.chosen}`) !== null
    const { left, width } = element.getBoundingClientRect()
    if (!isGround || width === 0) return
    const { min, max } = wholeOf(range.getState().bounds)
    const shown = shownOf(range.getState())
    const wanted = Math.round(min + ((clientX - left) / width) * (max - min))
    const end: End = Math.abs(wanted - shown.min) < Math.abs(wanted - shown.max) ? 'min' : 'max'
    const { handle } = controls[end]
    handle.value = String(wanted)
    handle.focus({ preventScroll: true })
    handle.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function showRange({ range, symbol }: SliderOptions, look: SliderLook, { controls, problems }: { readonly controls: Controls; readonly problems: NumberProblems }): void {
  const { bounds } = range.getState()
  const ends = shownOf(range.getState())
  const textOf = (amount: number) => `${symbol}${amount}`
  look.show({ ends, bounds, textOf })
  for (const end of ENDS) {
    const { handle, field } = controls[end]
    const value = String(ends[end])
    const whole = wholeOf(bounds)
    Object.assign(handle, { min: String(whole.min), max: String(whole.max), value: atHandle(ends[end], bounds) })
    handle.setAttribute('aria-valuetext', textOf(ends[end]))
    // What is being typed stays, unless the range itself has changed.
    if (field.defaultValue === value) continue
    Object.assign(field, { defaultValue: value, value })
    problems.clear(end)
  }
  // Where both stand at the right end only the left one can be moved: it lies above.
  controls.min.handle.style.zIndex = ends.min - bounds.min > bounds.max - ends.max ? '2' : ''
}

/** The bounds of handles, which go by whole numbers: beyond a bound that is none, so that it can be reached. */
const wholeOf = ({ min, max }: Bounds): Bounds => ({ min: Math.floor(min), max: Math.ceil(max) })

/** Where a handle stands for an amount, as it says that itself. */
function atHandle(amount: number, bounds: Bounds): string {
  const at = ENDS.find((end) => amount === bounds[end])
  return String(at ? wholeOf(bounds)[at] : amount)
}

function shownOf({ min, max, bounds }: Range & { readonly bounds: Bounds }): Record<End, number> {
  return { min: within(min, bounds.min, bounds), max: within(max, bounds.max, bounds) }
}

function within(text: string, open: number, { min, max }: Bounds): number {
  const number = text === '' ? open : Number(text)
  return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : open
}

import { followSize, type Life } from '@tillkit/dom'
import { h } from '@tillkit/ui/plain'
import type { Bounds } from '../../choices/range.ts'
import { SLIDER } from './anatomy.ts'

/** The two ends of a range, by the names of its fields. */
export type End = 'min' | 'max'
export const ENDS: readonly End[] = ['min', 'max']

/** What a slider shows. */
interface Shown {
  readonly ends: Readonly<Record<End, number>>
  readonly bounds: Bounds
  /** An amount in words, for the tooltips. */
  readonly textOf: (amount: number) => string
}

/** A slider as the plugin draws it, without hands of its own. */
export interface SliderLook {
  /** What the browser's own sliders are laid over. */
  readonly element: HTMLElement
  show(shown: Shown): void
}

/**
 * Draws a slider with the plugin's names, so that its sheet and the merchant's settings show. It is to be seen only: what is
 * worked and heard are the browser's own sliders above it. As with the plugin the least stands at the left, whatever the
 * language.
 */
export function createSliderLook(life: Life, hasTooltips: boolean): SliderLook {
  const element = h('div', { class: `${SLIDER.box} tillkit-range__slider` })
  element.dir = 'ltr'
  const [ground, chosen] = [h('div', { class: SLIDER.ground }), h('div', { class: SLIDER.chosen })]
  const pointers = { min: h('div', { class: SLIDER.pointer }), max: h('div', { class: SLIDER.pointer }) }
  const tooltips = { min: h('div', { class: SLIDER.tooltip }), max: h('div', { class: SLIDER.tooltip }) }
  element.append(ground, chosen, pointers.min, pointers.max)
  for (const end of ENDS) {
    pointers[end].setAttribute(SLIDER.sideName, SLIDER.side[end])
    if (hasTooltips) pointers[end].append(tooltips[end])
  }
  for (const each of element.children) each.setAttribute('aria-hidden', 'true')
  followPointer(life, element, pointers.min)
  return {
    element,
    show({ ends, bounds, textOf }) {
      const span = bounds.max - bounds.min || 1
      const at = (amount: number) => ((amount - bounds.min) / span) * 100
      for (const end of ENDS) {
        pointers[end].style.left = `${at(ends[end])}%`
        tooltips[end].textContent = textOf(ends[end])
      }
      chosen.style.left = `${at(ends.min)}%`
      chosen.style.width = `${at(ends.max) - at(ends.min)}%`
    },
  }
}

/** Tells the browser's own sliders how large a pointer is and where it stands: sheets say so, which may come late. */
function followPointer(life: Life, element: HTMLElement, pointer: HTMLElement): void {
  const look = () => {
    const { offsetWidth: width, offsetHeight: height, offsetTop: top } = pointer
    // A section that is closed says nothing.
    if (height === 0) return
    for (const [name, size] of [['width', width], ['height', height], ['middle', top + height / 2]] as const) element.style.setProperty(`--pointer-${name}`, `${size}px`)
  }
  followSize(life, { of: [pointer], box: 'border-box' }, look)
  followSize(life, { of: [element] }, look)
}

import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import { createStore } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import { anatomy, attributes } from './anatomy.ts'

/** Says beneath each slider what it stands at, in the shop's words. */
export function bindSliders({ life, root }: FormContext): void {
  for (const shell of invoke(root, 'querySelectorAll', anatomy.slider)) {
    const input = invoke(shell, 'querySelector', anatomy.sliderInput)
    const hint = invoke(shell, 'querySelector', anatomy.hint)
    if (input instanceof HTMLInputElement && hint) bindSlider(life, input, hint)
  }
  listen(life, root, 'pointerdown', ({ target }) => {
    const { activeElement } = document
    // The keyboard of a phone goes: it stands where the slider's number is.
    if (nearest(target, `${anatomy.slider} ${anatomy.sliderInput}`) && activeElement !== target && activeElement instanceof HTMLElement && nearest(activeElement, 'form') === root) invoke(activeElement, 'blur')
  })
}

function bindSlider(life: Life, input: HTMLInputElement, hint: Element): void {
  const pattern = invoke(hint, 'getAttribute', attributes.hint) ?? ''
  if (!pattern.includes('{value}')) return
  const { value: printed } = input
  const store = createStore(() => ({ value: printed }))
  // What the server printed stands until the slider is somewhere else.
  adopt(life, hint, store, ({ value }) => (value === input.defaultValue ? {} : { nodes: nodesOf(pattern, value) }))
  adopt(life, input, store, ({ value }) => ({ attributes: { 'aria-valuetext': pattern.replaceAll('{value}', value).trim() } }))
  onLegacy(input, 'input change', () => store.setState({ value: input.value }), life)
}

/** The words with the number in bold each time that it is named. */
const nodesOf = (pattern: string, value: string): ChildNode[] =>
  pattern.split('{value}').flatMap((words, index) => [...(index > 0 ? [h('b', {}, value)] : []), document.createTextNode(words)])

import { invoke, listen } from '@tillkit/dom'
import { adopt, type Bindings } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import { anatomy, attributes, events, SUM_PARTS } from './anatomy.ts'
import { readCaptchaWords } from './read-limits.ts'
import { drawSum, type Sum } from './sum.model.ts'

/** The sums that stand on the page: a form that is bound anew goes on with those that the shopper sees. */
const drawn = new WeakMap<Element, Sum>()

/** Asks a sum wherever a form has room for one. */
export function bindSums(context: FormContext): void {
  for (const box of invoke(context.root, 'querySelectorAll', anatomy.math)) bindSum(context, box)
}

function bindSum({ life }: FormContext, box: Element): void {
  const answer = invoke(box, 'querySelector', anatomy.answer)
  if (!(answer instanceof HTMLInputElement) || !invoke(box, 'querySelector', anatomy.equation)) return
  const limits = readCaptchaWords()
  const store = createStore(() => drawn.get(box) ?? drawSum(limits))
  const remember = () => drawn.set(box, store.getState())
  remember()
  adopt(life, answer, store, (sum) => ({ attributes: Object.fromEntries(SUM_PARTS.map((part) => [attributes.part(part), String(sum[part])])) }))
  for (const part of SUM_PARTS) {
    for (const node of invoke(box, 'querySelectorAll', `.${part}`)) adopt(life, node, store, (sum) => shown(node, String(sum[part])))
  }
  // What a popup asks is new each time, unless the shopper has an answer to what was asked before.
  const again = () => {
    if (answer.value !== '') return
    store.setState(drawSum(limits))
    remember()
  }
  listen(life, window, events.popupShown, again)
  listen(life, document, events.popupFilled, again)
}

const shown = (node: Element, text: string): Bindings => (node instanceof HTMLInputElement ? { properties: { value: text } } : { text })

import { hasBox, invoke, nearest } from '@tillkit/dom'
import { anatomy, attributes } from '../anatomy.ts'
import { ruleAnatomy } from './anatomy.ts'
import type { BuilderControl, BuilderForm } from '../context.ts'

/** What the page's rich editor stands for: it hides the area itself. */
const EDITOR = 'textarea.wp-editor-area'
const HIDDEN_BY_LOGIC = '.wpforms-conditional-hide'
const HIDDEN = '.wpforms-conditional-hide, .wpforms-hidden'

/**
 * Whether a control is not for a shopper to fill in at this moment: switched off, of the hidden kind, or without a box, so on a page of the form that is
 * not shown. Where pages can be chosen freely those count, too. What the rich editor or a camera hides is still filled in.
 */
export function isPassedOver({ elements, shell }: BuilderControl, { form }: BuilderForm): boolean {
  const there = elements.filter((element) => !element.disabled && element.type !== 'hidden')
  const [first] = there
  if (!first) return true
  if (invoke(form, 'querySelector', `${anatomy.indicator}[${attributes.navigates}]`)) return nearest(first, HIDDEN) !== null
  if (nearest(first, HIDDEN_BY_LOGIC)) return true
  if (invoke(first, 'matches', EDITOR) || invoke(shell, 'matches', ruleAnatomy.camera)) return false
  return !there.some(hasBox)
}

/** Whether a control is passed over by what a snippet of the page says is: selectors as the old library knew them, of which `:hidden` is what has no box. */
export function isIgnored({ elements }: BuilderControl, ignored: string): boolean {
  const there = elements.filter((element) => !element.disabled)
  const is = (selector: string) => there.every((element) => (selector === ':hidden' ? element.type === 'hidden' || !hasBox(element) : isMatch(element, selector)))
  return there.length === 0 || ignored.split(',').some((selector) => is(selector.trim()))
}

/** What is no selector of the browser's selects nothing. */
function isMatch(element: Element, selector: string): boolean {
  try {
    return invoke(element, 'matches', selector)
  } catch {
    return false
  }
}

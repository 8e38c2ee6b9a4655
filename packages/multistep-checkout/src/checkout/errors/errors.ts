import { type EndableLife, type Field, invoke, isIn, nearest, parseFragment } from '@tillkit/dom'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { scrollToNotices } from '@tillkit/platform/cart'
import { h } from '@tillkit/ui/plain'
import { anatomy, classes } from '../anatomy.ts'
import type { CheckoutHost, Errors } from '../context.ts'
import { createMarks, judgedFields } from './field-marks.ts'

/** Makes what judges fields while the form is filled in. */
export function createErrors(host: CheckoutHost): Errors {
  const form = host.element
  const marks = createMarks(host)
  const refused = new Map<Element, EndableLife>()
  const fields = () => judgedFields(form)
  const judge = (field: Field) => {
    // What the shop refused is wrong until it is something else.
    if (!refused.has(field)) marks.judge(field)
  }
  onLegacy(form, 'input validate change focusout', host.guard(({ type, target }) => {
    const field = nearest(target, anatomy.checked) as Field | null
    if (!field || field !== target) return
    // What is something else by now is judged anew.
    if (type === 'input' || type === 'change') refused.get(field)?.end()
    if (type !== 'input') return judge(field)
    marks.set(field, 'open')
  }), host)
  const announceAll = () => {
    for (const field of fields()) {
      emitLegacy(field, 'validate')
      judge(field)
      // Who is in a field stays there.
      if (!isIn(field)) emitLegacy(field, 'blur')
    }
  }
  const scroll = () => scrollToGroups(host)
  return {
    marks,
    refused,
    announceAll,
    scroll,
    showUpdate(result, messages) {
      // A word of the shop's is no error: only an error is one.
      const isWrong = result === 'failure' && parseFragment(messages).querySelector(anatomy.errors) !== null
      if (isWrong) removeAll(anatomy.notices)
      if (messages) showGroup(form, classes.updateGroup, messages)
      if (!isWrong) return
      announceAll()
      scroll()
    },
  }
}

/** Takes elements off the page. */
export function removeAll(selector: string): void {
  for (const old of document.querySelectorAll(selector)) old.remove()
}

/** Shows notices first in the form. @returns what they stand in */
export function showGroup(form: Element, className: string, html: string): Element {
  const group = h('div', { class: className }, parseFragment(html))
  invoke(form, 'prepend', group)
  return group
}

function scrollToGroups({ element, options }: CheckoutHost): void {
  if (options.scrollTo === 'nowhere') return
  const groups = [...document.querySelectorAll(`${anatomy.updateGroup}, ${anatomy.orderGroup}`)]
  scrollToNotices(groups.length > 0 ? groups : [element])
}

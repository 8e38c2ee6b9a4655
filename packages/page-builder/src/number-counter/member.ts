import { invoke } from '@tillkit/dom'
import { adopt, defineBehaviour } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { numberIn } from '../shared/module/module-attributes.ts'
import { bindCounting } from '../shared/counting/counting.ts'
import { anatomy, attributes, classes, functions, NUMBER_COUNTER } from './anatomy.ts'

/**
 * A number as it is shown: the digits before its decimal point in groups of three, with whatever the shop puts between them, which
 * may be nothing.
 */
export function grouped(value: string, separator: string): string {
  const [, head = '', digits = '', rest = ''] = /^(\D*)(\d*)([^]*)$/.exec(value) ?? []
  return head + digits.replaceAll(/\B(?=(\d{3})+$)/g, () => separator) + rest
}

/** What is shown when a part (0 to 1) has been counted: whole numbers on the way, the very number at the end. */
export function counted({ value, separator }: { readonly value: string; readonly separator: string }, part: number): string {
  return grouped(part === 1 ? value : String(Math.round(parseFloat(value) * part)), separator)
}

function read(element: HTMLElement) {
  numberIn(element, attributes.value)
  return {
    value: (invoke(element, 'getAttribute', attributes.value) ?? '').trim(),
    separator: invoke(element, 'getAttribute', attributes.separator) ?? '',
  }
}

/** Counts up to a number once it is seen. */
export const unit = defineBehaviour<ReturnType<typeof read>>({
  name: 'page-builder/number-counter',
  selector: NUMBER_COUNTER,
  when: 'now',
  read,
  start(host) {
    const store = createStore(() => ({ part: -1 }))
    adopt(host, host.element, store, ({ part }) => (part < 0 ? {} : { classes: { [classes.active]: true } }))
    bindCounting(host, { store, parts: anatomy, again: functions.again, textOf: (part) => counted(host.config, part) })
  },
})

import { invoke } from '@tillkit/dom'
import { adopt, defineBehaviour } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { numberIn } from '../shared/module/number-attribute.ts'
import { bindCounting } from '../shared/counting/counting.ts'
import { anatomy, attributes, classes, functions, NUMBER_COUNTER } from './anatomy.ts'
import { counted } from './number-counter.model.ts'

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

import { invoke } from '@tillkit/dom'
import { adopt, defineBehaviour, slot, type Host } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { numberIn } from '../shared/module/module-attributes.ts'
import { offerForElements } from '../shared/functions/public-functions.ts'
import { onWidth } from '../shared/module/on-width.ts'
import { anatomy, attributes, classes, COUNTDOWN, functions, PARTS } from './anatomy.ts'
import { onSecond, inWords, isOver, leftUntil, shown, type Left } from './clock.ts'

interface Countdown {
  readonly left: Left
  /** Whether there is room for short labels only. */
  readonly isNarrow: boolean
}

type CountdownHost = Host<{ readonly end: number }, undefined>
type Store = StoreApi<Countdown>

/** Up to which width (px) of the container labels are short. */
const NARROW = 400

/** Counts down to a moment by the visitor's clock. */
export const unit = defineBehaviour<{ readonly end: number }>({
  name: 'page-builder/countdown',
  selector: COUNTDOWN,
  when: 'now',
  read: (element) => ({ end: numberIn(element, attributes.end) }),
  start(host) {
    const { element, config: { end } } = host
    const left = () => leftUntil(end, Date.now())
    const store: Store = createStore(() => ({ left: left(), isNarrow: invoke(element, 'closest', anatomy.narrow) !== null }))
    const tick = () => store.setState({ left: left() })
    bindSections(host, store)
    bindLabels(host, store)
    writeTimeLeft(host, store)
    let clock = host.branch()
    const begin = () => {
      clock.end()
      clock = host.branch()
      tick()
      if (!isOver(store.getState().left)) onSecond(clock, tick)
    }
    begin()
    host.onEnd(store.subscribe(({ left }) => isOver(left) && clock.end()))
    for (const name of [functions.init, functions.tick]) offerForElements(host, name, begin)
  },
})

/** Each unit shows what is left of it; the separator that follows goes with it. */
function bindSections(host: CountdownHost, store: Store): void {
  for (const name of PARTS) {
    const section = invoke(host.element, 'querySelector', `.${name}`)
    const value = section?.querySelector(anatomy.value)
    if (value) adopt(host, value, store, ({ left }) => ({ text: shown(left)[name].digits }))
    const separator = section?.nextElementSibling
    for (const part of [section, separator]) {
      if (part?.matches(anatomy.section)) adopt(host, part, store, ({ left }) => ({ classes: { [classes.zero]: shown(left)[name].isZero }, attributes: { 'aria-hidden': 'true' } }))
    }
  }
}

/** The labels are short in narrow columns, and where the container is narrow. */
function bindLabels(host: CountdownHost, store: Store): void {
  const { element } = host
  const isInNarrowColumn = invoke(element, 'closest', anatomy.narrow) !== null
  for (const label of invoke(element, 'querySelectorAll', anatomy.label)) {
    const section = label.closest(anatomy.section)
    const said = (attribute: string) => section && invoke(section, 'getAttribute', attribute)
    adopt(host, label, store, ({ isNarrow }) => {
      const text = said(isNarrow ? attributes.short : attributes.full)
      return text ? { text } : {}
    })
  }
  const container = invoke(element, 'querySelector', anatomy.container) ?? element
  const fit = (width: number) => store.setState({ isNarrow: isInNarrowColumn || width <= NARROW })
  onWidth(host, container, (width) => width > 0 && fit(width))
  offerForElements(host, functions.labels, () => fit(container.clientWidth))
}

/** The same in words, for screen readers, which read it when they come to it and are not told each second. */
function writeTimeLeft(host: CountdownHost, store: Store): void {
  const anchor = invoke(host.element, 'querySelector', anatomy.container) ?? host.element
  const text = document.createElement('span')
  text.className = 'tillkit-countdown-words'
  text.setAttribute('role', 'timer')
  slot(host, { position: 'end', anchor }).append(text)
  const label = (name: keyof Left) => labelOf(host.element, name)
  const labels = { days: label('days'), hours: label('hours'), minutes: label('minutes'), seconds: label('seconds') }
  const write = () => {
    const words = inWords(store.getState().left, labels)
    if (text.textContent !== words) text.textContent = words
  }
  write()
  host.onEnd(store.subscribe(host.guard(write)))
}

/** The long label of a part, else the one that stands there. */
function labelOf(element: Element, name: string): string {
  const section = invoke(element, 'querySelector', `.${name}`)
  return (section && invoke(section, 'getAttribute', attributes.full)) ?? section?.querySelector(anatomy.label)?.textContent.trim() ?? ''
}

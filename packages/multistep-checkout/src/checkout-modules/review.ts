import { isLiveScript, type Life, listen, nearest } from '@tillkit/dom'
import { adopt, live } from '@tillkit/mount'
import { isRecord, onLegacy, readGlobal } from '@tillkit/platform'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy, classes, events, sticky } from './anatomy.ts'
import type { ModulesHost } from './host.ts'

/** How the shopper is going to pay, by the value of the radio button. */
interface Payment {
  readonly method: string | undefined
}

/**
 * Marks the way of paying in an order review that sticks. The page builder copies such a module, and buttons of one name then take
 * the mark from each other: the copy that can be seen has it.
 */
export function bindReview(host: ModulesHost): void {
  const store = createStore<Payment>(() => ({ method: undefined }))
  const look = host.guard(() => mark(store))
  live(host, anatomy.method, (row, life) => {
    if (!row.closest(anatomy.review)) return
    adopt(life, row, store, ({ method }) => ({ classes: { [classes.active]: method !== undefined && radioOf(row)?.value === method } }))
    queueMicrotask(look)
  })
  live(host, anatomy.review, (module, life) => {
    stick(host, life, module)
    look()
    // A copy that goes may have had the mark.
    life.onEnd(() => queueMicrotask(look))
  })
  onLegacy(document.body, `${events.methodSelected} ${events.updated}`, look, host)
  listen(host, document.body, 'change', ({ target }) => {
    const radio = nearest(target, anatomy.methodRadio)
    if (!(radio instanceof HTMLInputElement) || !radio.checked) return
    // A choice counts whether its box has opened yet or not.
    store.setState({ method: radio.value })
    look()
  })
}

const radioOf = (row: Element) => row.querySelector<HTMLInputElement>(anatomy.methodRadio)

function mark(store: StoreApi<Payment>): void {
  const reviews = [...document.querySelectorAll(anatomy.review)]
  const shown = reviews.find((review) => !review.matches(anatomy.placeholder))
  const rows = [...(shown?.querySelectorAll(anatomy.method) ?? [])]
  const chosen = chosenAmong(rows, store.getState().method, reviews)
  const radio = chosen && radioOf(chosen)
  store.setState({ method: radio?.value })
  if (!radio || radio.checked) return
  radio.checked = true
  radio.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * The button that is ticked, unless another one's box lies open that nobody has left; where a copy has taken the mark, what was chosen
 * before, what lies open, or what is ticked in the copy.
 */
function chosenAmong(rows: readonly Element[], before: string | undefined, reviews: readonly Element[]): Element | undefined {
  const open = rows.filter(isOpen)
  const mayBe = (row: Element) => open.length === 0 || open.includes(row) || !row.querySelector(anatomy.methodBox)
  const elsewhere = reviews.flatMap((review) => [...review.querySelectorAll<HTMLInputElement>(anatomy.methodRadio)]).find(({ checked }) => checked)
  const withValue = (value: string | undefined) => rows.find((row) => value !== undefined && radioOf(row)?.value === value && mayBe(row))
  const isTicked = (row: Element) => radioOf(row)?.checked && (radioOf(row)?.value === before || mayBe(row))
  return rows.find(isTicked) ?? withValue(before) ?? open[0] ?? withValue(elsewhere?.value)
}

function isOpen(row: Element): boolean {
  const box = row.querySelector(anatomy.methodBox)
  return box !== null && getComputedStyle(box).display !== 'none'
}

const loadHeaders = () => import('./sticky-review.late.ts')

/**
 * Without the page builder's script, which copies the module and counts while the page scrolls, and what takes its place, the browser does
 * it: below the theme's fixed headers, as that script did.
 */
function stick(host: ModulesHost, life: Life, module: Element): void {
  const script = document.getElementById(sticky.script)
  if ((script instanceof HTMLScriptElement && isLiveScript(script)) || module.matches(sticky.taken)) return
  const elements = readGlobal(sticky.elements)
  const [name = ''] = sticky.module.exec(module.className) ?? []
  const { position, topOffset, bottomOffset } = Object(isRecord(elements) ? elements[name] : undefined) as Record<string, unknown>
  if (typeof position !== 'string' || position === 'none') return
  const offset = (given: unknown) => (typeof given === 'string' ? given : '0px')
  const store = createStore(() => ({ headers: 0 }))
  adopt(life, module, store, ({ headers }) => ({
    style: {
      position: 'sticky',
      ...(position.includes('top') ? { top: headers === 0 ? offset(topOffset) : `calc(${offset(topOffset)} + ${String(headers)}px)` } : {}),
      ...(position.includes('bottom') ? { bottom: offset(bottomOffset) } : {}),
    },
  }))
  if (position.includes('top')) host.load(life, loadHeaders, ({ followHeaders }) => followHeaders(life, store))
}

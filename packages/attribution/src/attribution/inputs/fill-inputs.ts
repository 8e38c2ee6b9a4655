import { invoke, native, nearest } from '@tillkit/dom'
import { live, type Host } from '@tillkit/mount'
import { isRecord } from '@tillkit/platform'
import { FORMS, INPUTS } from '../anatomy.ts'
import type { Config } from '../config.ts'
import type { Tracking } from '../tracking.ts'
import { drawInputs, hasInputsAlone } from './input-values.ts'
import { defineInputs, type InputsElement } from './inputs-element.ts'

/** The elements of a page while they are being filled. */
interface Filling {
  readonly host: Host<Config>
  readonly tracking: Tracking
  /** What undoes what was done to the page, the last first. */
  readonly undos: (() => void)[]
  /** What elements held that the server printed. */
  readonly printed: WeakMap<Element, readonly ChildNode[]>
  isOver: boolean
}

/**
 * Fills the platform's elements, those that come late too, with what an order carries: one in each form, which is given one where the
 * server has printed none, or a script has taken it out.
 */
export function fillInputs(host: Host<Config>, tracking: Tracking): void {
  const filling: Filling = { host, tracking, undos: [], printed: new WeakMap(), isOver: false }
  const fill = host.guard(() => tidy(filling))
  host.onEnd(() => {
    filling.isOver = true
    for (const undo of filling.undos.reverse()) undo()
  })
  host.onEnd(defineInputs(host.guard((element: HTMLElement) => fillOne(filling, element))))
  tracking.onChange(() => {
    fill()
    for (const element of document.querySelectorAll(INPUTS)) write(filling, element)
  })
  for (const selector of [INPUTS, ...FORMS.split(',')]) live(host, selector, (_element, life) => {
    fill()
    life.onEnd(fill)
  })
}

/** Sees to it that each form has one element, and that each element holds its inputs. */
function tidy(filling: Filling): void {
  if (filling.isOver) return
  const seen = new Set<Element | null>()
  for (const element of document.querySelectorAll(INPUTS)) {
    const form = nearest(element, 'form')
    if (seen.has(form)) takeOut(filling, element)
    else fillOne(filling, element)
    seen.add(form)
  }
  for (const form of document.querySelectorAll(FORMS)) if (!seen.has(form)) addTo(filling, form)
}

/** Has an element hold its inputs, where it does not yet. */
function fillOne(filling: Filling, element: Element): void {
  const { printed, undos } = filling
  if (filling.isOver || printed.has(element)) return
  const before = [...native(element, 'childNodes')]
  printed.set(element, before)
  undos.push(() => hasInputsAlone(element, namesOf(filling)) && invoke(element, 'replaceChildren', ...before))
  drawInputs(element, namesOf(filling), {})
  // What somebody has set by hand before the element was there holds until there is news.
  if (!isRecord(Reflect.get(element, 'values'))) return write(filling, element)
  const early = element as InputsElement
  early.values = { ...early.values }
}

const namesOf = ({ host: { config: { prefix, fields } } }: Filling) => ({ prefix, fields: fields.map(([name]) => name) })

/** Gives an element what is known now: through its own property, where it is ours or another's that has one. */
function write(filling: Filling, element: Element): void {
  const values = filling.tracking.data()
  if ('values' in element) (element as InputsElement).values = values
  else drawInputs(element, namesOf(filling), values)
}

/** Takes out a second element of a form, which would be sent twice. */
function takeOut({ undos }: Filling, element: Element): void {
  const parent = native(element, 'parentNode')
  const next = native(element, 'nextSibling')
  invoke(element, 'remove')
  undos.push(() => parent && invoke(parent, 'insertBefore', element, next && native(next, 'parentNode') === parent ? next : null))
}

/** Gives a form an element of ours. */
function addTo(filling: Filling, form: Element): void {
  const element = document.createElement(INPUTS)
  filling.undos.push(() => invoke(element, 'remove'))
  invoke(form, 'append', element)
  fillOne(filling, element)
}

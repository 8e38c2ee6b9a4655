import { invoke } from '@tillkit/dom'
import { SLOT } from '@tillkit/mount'
import { anatomy, classes, ID, NAMING, OF_WIDE } from './anatomy.ts'

/** The list that a place is for: the header's, or that of the module around it. */
export function sourceOf(place: Element): Element | undefined {
  const module = invoke(place, 'closest', anatomy.module)
  if (module) return module.querySelector(anatomy.moduleList) ?? undefined
  return invoke(place, 'closest', anatomy.header) ? (document.querySelector(anatomy.headerList) ?? undefined) : undefined
}

/** The id that a place's list gets: of modules it is the number among them, or the next that is free. */
export function idFor(place: Element): string {
  const at = [...document.querySelectorAll(anatomy.modules)].indexOf(place)
  let id = at < 0 ? ID : `${ID}${String(at + 1)}`
  for (let next = at + 2; document.getElementById(id); next += 1) id = `${ID}${String(next)}`
  return id
}

/** Copies a list for a small screen, with ids of its own and without what only the wide one shows or does. */
export function copyOf(source: Element, id: string): HTMLElement {
  const holder = document.createElement('div')
  const copy = invoke(source, 'cloneNode', true) as HTMLElement
  holder.append(copy)
  for (const wide of copy.querySelectorAll(`${anatomy.wide},${SLOT}`)) wide.remove()
  for (const link of holder.querySelectorAll(anatomy.tops)) link.setAttribute('href', '#')
  if (invoke(source, 'closest', anatomy.module) === null) {
    for (const entry of document.querySelectorAll(anatomy.secondary)) copy.append(invoke(entry, 'cloneNode', true))
  }
  ownIds(copy, id)
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    one.classList.remove(...classes.used)
    for (const name of OF_WIDE) one.removeAttribute(name)
    if (one.localName === 'a' && one.getAttribute('role') === 'button') one.removeAttribute('role')
  }
  copy.id = id
  copy.className = classes.list
  copy.querySelector(anatomy.entry)?.classList.add(classes.first)
  copy.remove()
  return copy
}

/** Gives what is in a copy ids of its own, by which its parts name each other. */
function ownIds(copy: Element, prefix: string): void {
  const own = (id: string) => `${prefix}-${id}`
  const ids = new Set([...copy.querySelectorAll('[id]')].map((one) => one.getAttribute('id') ?? ''))
  for (const one of copy.querySelectorAll('*')) {
    const id = one.getAttribute('id')
    if (id) one.setAttribute('id', own(id))
    for (const name of NAMING) {
      const named = one.getAttribute(name)
      if (named) one.setAttribute(name, named.split(/\s+/).map((each) => (ids.has(each) ? own(each) : each)).join(' '))
    }
  }
}

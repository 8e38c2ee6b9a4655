import { invoke } from '@tillkit/dom'
import { SLOT } from '@tillkit/mount'
import { anatomy, classes, ID, NAMING, OF_WIDE, USED } from './anatomy.ts'

/** The list that a place is for: the header's, or that of the module around it, if there is one. */
export function sourceOf(place: Element, module: Element | null): Element | null {
  if (module) return module.querySelector(anatomy.moduleList)
  return invoke(place, 'closest', anatomy.header) && document.querySelector(anatomy.headerList)
}

/** The id that a place's list gets: of modules it is the number among them, or the next that is free. */
export function idFor(place: Element): string {
  let number = [...document.querySelectorAll(anatomy.modules)].indexOf(place) + 1
  const id = () => `${ID}${number || ''}`
  while (document.getElementById(id())) number += 1
  return id()
}

/**
 * Copies a list for a small screen, with ids of its own and without what only the wide one shows or does.
 * @param module around it; without one, the entries of the bar above the header are added
 */
export function copyOf(source: Element, id: string, module: Element | null): HTMLElement {
  const copy = invoke(source, 'cloneNode', true) as HTMLElement
  for (const wide of copy.querySelectorAll(`${anatomy.wide},${SLOT}`)) wide.remove()
  for (const link of copy.querySelectorAll(anatomy.tops)) link.setAttribute('href', '#')
  if (!module) {
    for (const entry of document.querySelectorAll(anatomy.secondary)) copy.append(invoke(entry, 'cloneNode', true))
  }
  makeOwn(copy, id)
  copy.id = id
  copy.className = classes.list
  copy.querySelector(anatomy.entry)?.classList.add(classes.first)
  return copy
}

/** Gives what is in a copy ids of its own, by which its parts name each other, and takes away what the wide list does. */
function makeOwn(copy: Element, prefix: string): void {
  const all = [...copy.querySelectorAll('*')]
  const ids = new Set(all.map((one) => one.getAttribute('id')))
  const own = (id: string) => (ids.has(id) ? `${prefix}-${id}` : id)
  for (const one of [copy, ...all]) {
    one.classList.remove(...USED)
    for (const { name, value } of [...one.attributes]) {
      if (OF_WIDE.test(`${name}=${value}`)) one.removeAttribute(name)
      else if (NAMING.test(name)) one.setAttribute(name, value.split(' ').map(own).join(' '))
    }
  }
}

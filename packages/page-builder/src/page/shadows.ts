import { invoke, type Life } from '@tillkit/dom'
import { adoptAs, live } from '@tillkit/mount'
import { readGlobal } from '@tillkit/platform'
import { shadow, SHADOW_ELEMENTS } from './anatomy.ts'

/** Gives the elements that the page names a layer for their inner shadow, over what they show; once, whoever prints it. */
export function addShadows(life: Life): void {
  const named = readGlobal(SHADOW_ELEMENTS)
  const selectors: readonly unknown[] = Array.isArray(named) ? named : []
  for (const selector of new Set(selectors)) {
    if (typeof selector !== 'string') continue
    // A selector that is none is one element's trouble.
    life.guard(() => live(life, selector, addShadow))()
  }
}

function addShadow(element: Element, life: Life): void {
  if ([...element.children].some(({ classList }) => classList.contains(shadow.layer))) return adoptAs(life, element, { classes: { [shadow.has]: true } })
  const layer = document.createElement('div')
  layer.className = shadow.layer
  invoke(element, 'prepend', layer)
  life.onEnd(() => layer.remove())
  adoptAs(life, element, { classes: { [shadow.has]: true } })
}

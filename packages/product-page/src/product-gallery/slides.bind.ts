import { attributeOf, invoke } from '@tillkit/dom'
import { adoptAs, adoptEach } from '@tillkit/mount'
import { raise } from '@tillkit/platform'
import { anatomy, attributes, classes, REMEMBERED, SHOWN_EVENT } from './anatomy.ts'
import type { Gallery } from './gallery.types.ts'

/** What keeps a slide from pointer, keyboard and screen readers. */
const INERT = 'inert'

/** Binds the slides to which of them shows. The others keep their nodes, and can be neither seen nor reached. */
export function bindSlides({ life, host: { store, element }, wrapper, slides }: Gallery): void {
  adoptAs(life, wrapper, { classes: { [classes.viewport]: true } })
  adoptEach(life, slides, store, ({ active }, slide) => slides[active] === slide, (isActive) => ({
    classes: { [classes.active]: isActive },
    attributes: { [INERT]: isActive ? null : '' },
  }))
  life.onEnd(store.subscribe(({ active }, before) => {
    if (active !== before.active) raise(element, SHOWN_EVENT, { index: active, count: slides.length })
  }))
}

/**
 * Takes off what a copy of a mounted gallery has of ours: a theme writes the first gallery's HTML anew once scripts have begun, and what
 * is not shown would stay out of reach.
 */
export function clearCopied(element: Element): void {
  for (const node of invoke(element, 'querySelectorAll', `${anatomy.wrapper},${anatomy.slide}`)) {
    if (!invoke(node, 'hasAttribute', INERT) && !node.matches(`.${classes.viewport},.${classes.active}`)) continue
    node.classList.remove(classes.viewport, classes.active)
    invoke(node, 'removeAttribute', INERT)
  }
}

/**
 * Puts back what the platform's form has changed in a slide for a variation, and forgot when it went on to a picture that the gallery has
 * (bug 15). What it remembers stays, so that its own way back finds the same.
 */
export function restorePrinted(slide: Element | undefined): void {
  for (const node of slide ? [slide, ...invoke(slide, 'querySelectorAll', '*')] : []) {
    for (const kept of invoke(node, 'getAttributeNames').filter((name) => name.startsWith(REMEMBERED))) {
      const [name, value] = [kept.slice(REMEMBERED.length), attributeOf(node, kept)]
      // One that was not there is remembered as an empty one; these two are printed empty.
      if (value === '' && ![attributes.caption, 'alt'].includes(name)) invoke(node, 'removeAttribute', name)
      else if (invoke(node, 'getAttribute', name) !== value) invoke(node, 'setAttribute', name, value)
    }
  }
}

import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import { anatomy, classes } from './anatomy.ts'

/** Marks the icons of ratings: up to the one that is chosen, and up to the one under the pointer. */
export function bindRatings({ life, root }: FormContext): void {
  for (const list of invoke(root, 'querySelectorAll', anatomy.rating)) bindRating(life, list)
}

function bindRating(life: Life, list: Element): void {
  const items = Array.from(invoke(list, 'querySelectorAll', anatomy.ratingItem))
  const chosenNow = () => items.findIndex((item) => invoke(item, 'querySelector', 'input:checked'))
  const store = createStore(() => ({ chosen: chosenNow(), hovered: -1 }))
  items.forEach((item, index) => {
    adopt(life, item, store, ({ chosen, hovered }) => ({ classes: { [classes.selected]: index <= chosen, [classes.hovered]: index <= hovered } }))
  })
  const look = () => store.setState({ chosen: chosenNow() })
  onLegacy(list, 'change', look, life)
  // What conditions have emptied, or the browser has put back.
  listen(life, window, 'pageshow', look)
  const form = nearest(list, 'form')
  if (form) listen(life, form, 'reset', () => void setTimeout(life.guard(look), 0))
  listen(life, list, 'pointerover', ({ target }) => store.setState({ hovered: items.findIndex((item) => item === nearest(target, anatomy.ratingItem)) }))
  listen(life, list, 'pointerleave', () => store.setState({ hovered: -1 }))
}

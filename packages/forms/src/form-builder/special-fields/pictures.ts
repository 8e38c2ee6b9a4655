import { invoke, listen, nearest } from '@tillkit/dom'
import type { FormContext } from '../context.ts'
import { anatomy } from './anatomy.ts'

/** Lets Space choose the picture that the keyboard has come to: it stops at the label, not at the box in it. */
export function bindPictures({ life, root }: FormContext): void {
  listen<KeyboardEvent>(life, root, 'keydown', (event) => {
    const { target, key, repeat } = event
    if (key !== ' ' || !(target instanceof HTMLElement) || nearest(target, anatomy.pictureLabel) !== target) return
    // The page would scroll.
    event.preventDefault()
    if (!repeat) invoke(target, 'click')
  })
}

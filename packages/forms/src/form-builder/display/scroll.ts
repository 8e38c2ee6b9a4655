import { invoke, reducesMotion } from '@tillkit/dom'

/** Brings something to the window's upper edge, so many px below it. */
export function scrollTo(element: Element, below: number): void {
  const top = invoke(element, 'getBoundingClientRect').top + window.scrollY - below
  window.scrollTo({ top: Math.max(0, top), behavior: reducesMotion() ? 'auto' : 'smooth' })
}

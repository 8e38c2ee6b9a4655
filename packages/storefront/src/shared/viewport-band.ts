import type { Life } from '@tillkit/dom'
import { onResize } from './on-resize.ts'

/** A band of the window that elements are watched for. */
export interface ViewportBand {
  readonly elements: readonly Element[]
  /** From where to where it reaches, in px from the window's top; asked anew when the window changes its size. */
  range(): { readonly from: number; readonly to: number }
  /** Hears which of them reach into it, once and at each change. */
  run(within: ReadonlySet<Element>): void
}

/** Further away than any page reaches, in px: a band may be without an end. */
export const FAR = 1e6

/** Follows which elements reach into a band of the window while the page is scrolled. The browser looks: nothing is measured for it. */
export function followBand(life: Life, { elements, range, run }: ViewportBand): void {
  const within = new Set<Element>()
  const heard = life.guard((entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) within[isIntersecting ? 'add' : 'delete'](target)
    run(within)
  })
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    const { from, to } = range()
    const rootMargin = [-from, FAR, to - innerHeight, FAR].map((px) => `${String(Math.round(px))}px`).join(' ')
    // The document, where this is a frame's: the window that is looked into is its own.
    observer = new IntersectionObserver(heard, { root: document, rootMargin })
    for (const element of elements) observer.observe(element)
  }
  observe()
  onResize(life, observe)
  life.onEnd(() => observer?.disconnect())
}

/** Where an element stands in the page, in px from its top. Lays the page out: never while it scrolls. */
export function placeInPage(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}

import { followSize, type Life } from '@tillkit/dom'

/** Tells of an element's width (px, without padding), at once and whenever it changes, in the browser's own time and never in a scroll. */
export function onWidth(life: Life, element: Element, run: (width: number) => void): void {
  let last: number | undefined
  followSize(life, { of: [element] }, (entries) => {
    const width = entries.at(-1)?.contentRect.width ?? 0
    if (width === last) return
    last = width
    run(width)
  })
}

/**
 * Leaves room below the page for a notice that the shop's sheet fixes to the window's lower edge, as high as the notice is, so
 * that it covers neither the end of the page nor a field that the keyboard goes to (`#11539` of the platform). Notices that
 * stand elsewhere, or do not show, get none. Given back when the signal ends.
 */
export function reserveRoom(notice: HTMLElement, signal: AbortSignal): void {
  const { body, documentElement: root } = document
  const takeBack = [written(body, 'padding-bottom'), written(root, 'scroll-padding-bottom')]
  const own = parseFloat(getComputedStyle(body).paddingBottom) || 0
  const observer = new ResizeObserver(() => {
    const height = heightAtEdge(notice)
    if (height === 0) return takeBack.forEach((undo) => undo())
    body.style.paddingBottom = `${own + height}px`
    root.style.scrollPaddingBottom = `${height}px`
  })
  observer.observe(notice)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    takeBack.forEach((undo) => undo())
  })
}

/** How far above the window's lower edge a fixed notice may end and still stand at it, in px: some sheets leave a margin. */
const MARGIN = 40

/** How much of the window's lower end the notice takes, in px; 0 where it stands elsewhere. */
function heightAtEdge(notice: HTMLElement): number {
  if (getComputedStyle(notice).position !== 'fixed') return 0
  const { top, bottom } = notice.getBoundingClientRect()
  const edge = document.documentElement.clientHeight
  return bottom > 0 && Math.abs(edge - bottom) < MARGIN ? edge - top : 0
}

/** Takes a property of an element's own style back to what it is now. */
function written({ style }: HTMLElement, property: string): () => void {
  const before = style.getPropertyValue(property)
  return () => style.setProperty(property, before)
}

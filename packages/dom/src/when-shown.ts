/** What is raised at the document when a page that was rendered ahead is shown. */
const SHOWN = 'prerenderingchange'

/**
 * Runs when the page is shown to somebody: at once, but for one that the browser has rendered ahead of its visitor, who may never come.
 * @param signal until when it may still run
 */
export function whenShown(signal: AbortSignal, run: () => void): void {
  const { prerendering } = document as { readonly prerendering?: boolean }
  if (prerendering) document.addEventListener(SHOWN, run, { once: true, signal })
  else run()
}

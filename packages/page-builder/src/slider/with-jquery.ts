import { listen, type Life } from '@tillkit/dom'
import { onBatch } from '@tillkit/mount'
import { pageJQuery } from '@tillkit/platform'

/** Runs with the page's jQuery, once: now, or when it has come. Optimisers hold scripts back until somebody touches the page. */
export function withJQuery(life: Life, run: ($: JQueryStatic) => void): void {
  const waiting = life.branch()
  const look = () => {
    const $ = pageJQuery()
    if (!$ || waiting.signal.aborted) return
    waiting.end()
    run($)
  }
  look()
  if (waiting.signal.aborted) return
  onBatch(waiting, look)
  // A script's `load` does not bubble.
  listen(waiting, document, 'load', look, { capture: true })
}

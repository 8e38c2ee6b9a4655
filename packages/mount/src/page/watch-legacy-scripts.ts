import { isLiveScript, type Life, listen } from '@tillkit/dom'

/**
 * Calls back with every script that is live: those on the page, those that come late, and those that somebody
 * has made live in their place, which only their `load` tells.
 * @param watch finds elements now and later: `live`, or the script tag's own
 * @param found called again, with `hasRun`, when the file of one that came late has run
 */
export function onLiveScript(
  life: Life,
  watch: (life: Life, selector: string, found: (element: Element) => void) => void,
  found: (script: HTMLScriptElement, hasRun: boolean) => void,
): void {
  const look = (script: EventTarget | null, hasRun = false) => {
    if (script instanceof HTMLScriptElement && isLiveScript(script)) found(script, hasRun)
  }
  watch(life, 'script', (script) => look(script))
  listen(life, document, 'load', ({ target }) => look(target, true), { capture: true })
}

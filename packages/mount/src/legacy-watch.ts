import { isLiveScript, type Life, listen } from '@tillkit/dom'
import { legacyScriptOf } from '@tillkit/platform'

/**
 * Calls back with every legacy script that is live: those on the page, those that come late, and those that somebody
 * has made live in their place, which only their `load` tells.
 * @param watch finds elements now and later: `live`, or the script tag's own
 * @param found called again, with `hasRun`, when the file of one that came late has run
 */
export function onLegacyScript(
  life: Life,
  watch: (life: Life, selector: string, found: (element: Element) => void) => void,
  found: (script: HTMLScriptElement, units: readonly string[], hasRun: boolean) => void,
): void {
  const look = (script: EventTarget | null, hasRun = false) => {
    if (!(script instanceof HTMLScriptElement) || !isLiveScript(script)) return
    const legacy = legacyScriptOf(script)
    if (legacy) found(script, legacy.units, hasRun)
  }
  watch(life, 'script', (script) => look(script))
  listen(life, document, 'load', ({ target }) => look(target, true), { capture: true })
}

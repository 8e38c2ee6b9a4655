import { isLiveScript, legacyScriptOf } from '@tillkit/platform'
import { listen, type Life } from './life.ts'
import { live } from './observe.ts'

/**
 * Calls back with every legacy script that is live: those on the page, those that come late, and those that somebody
 * has made live in their place, which only their `load` tells.
 */
export function onLegacyScript(life: Life, found: (script: HTMLScriptElement, units: readonly string[]) => void): void {
  const look = (script: unknown) => {
    if (!(script instanceof HTMLScriptElement) || !isLiveScript(script)) return
    const legacy = legacyScriptOf(script)
    if (legacy) found(script, legacy.units)
  }
  live(life, 'script', look)
  listen(life, document, 'load', ({ target }) => look(target), { capture: true })
}

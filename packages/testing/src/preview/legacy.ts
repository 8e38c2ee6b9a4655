import type { LegacyScript } from '@tillkit/platform'
import { LEGACY_SCRIPTS } from '@tillkit/platform'

/** A built unit, as far as the preview needs it. */
export interface PreviewUnit {
  readonly name: string
}

/** What is taken out for the chosen units, and what has to stay. */
export interface LegacyPlan {
  readonly out: readonly LegacyScript[]
  /** Scripts that do the work of further units too: they stay, and keep our unit off. */
  readonly kept: ReadonlyArray<{ readonly script: LegacyScript; readonly missing: readonly string[] }>
}

/** A handle that carries several units is taken out only when each of them is chosen. */
export function planLegacy(units: readonly string[], scripts: readonly LegacyScript[] = LEGACY_SCRIPTS): LegacyPlan {
  const concerned = scripts.filter((script) => script.units.some((unit) => units.includes(unit)))
  const missingOf = (script: LegacyScript) => script.units.filter((unit) => !units.includes(unit))
  return {
    out: concerned.filter((script) => missingOf(script).length === 0),
    kept: concerned.flatMap((script) => (missingOf(script).length > 0 ? [{ script, missing: missingOf(script) }] : [])),
  }
}

/** Where optimisers keep the address of a script that they delay. */
export const DELAYED_SOURCES = ['data-rocket-src', 'data-src', 'data-litespeed-src', 'data-wpfc-original-src', 'data-pagespeed-orig-src', 'data-cfasync-src', 'data-perfmatters-src', 'data-flying-press-src', 'data-lazy-src']

/** The legacy script that a tag stands for: by its id, or by its address, also one that an optimiser delays. */
export function legacyOf(attributes: ReadonlyMap<string, string>, scripts: readonly LegacyScript[]): LegacyScript | undefined {
  const id = attributes.get('id')
  const sources = ['src', ...DELAYED_SOURCES].flatMap((name) => attributes.get(name) ?? [])
  return scripts.find(
    ({ handle, file }) => id === `${handle}-js` || sources.some((source) => source.includes(file)),
  )
}

/** Whether an address is that of a Tillkit loader: the shop's own copy. */
export function isTillkit(source: string): boolean {
  return /\/tillkit\.js(\?|#|$)/.test(source)
}

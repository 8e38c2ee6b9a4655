import type { SharedScript } from '@tillkit/testing/project/units.mjs'

/** A unit, as far as the preview needs it. */
export interface PreviewUnit {
  readonly name: string
  /** What it mounts on. */
  readonly selector: string
  /** Classes and globals of which the page has to have one. */
  readonly needs?: readonly string[] | undefined
}

/** A legacy script with the units that do its work. */
export type LegacyScript = Pick<SharedScript, 'handle' | 'file' | 'units' | 'helpers' | 'companions' | 'builders'>

/** A legacy script that is taken out. */
export interface ScriptToTakeOut extends LegacyScript {
  /** What its units that are not ours stand on, and who builds on it: a page that has any of it needs the script after all. */
  readonly unless?: string
}

/** What is taken out for the chosen units, and what has to stay. */
export interface LegacyPlan {
  readonly out: readonly ScriptToTakeOut[]
  /** Scripts that do the work of further units too, of which nobody can tell where they are needed: they stay, and keep our unit off. */
  readonly kept: ReadonlyArray<{ readonly script: LegacyScript; readonly missing: readonly string[] }>
}

/**
 * A handle that carries several units is taken out of the pages on which each of them is ours.
 * @param units the chosen ones
 * @param known all of which it is known where they have work, those that are not built yet too
 */
export function planLegacy(
  units: readonly string[],
  known: readonly Pick<PreviewUnit, 'name' | 'selector' | 'needs'>[],
  scripts: readonly LegacyScript[],
): LegacyPlan {
  const placeOf = (name: string) => {
    const { selector, needs = [] } = known.find((unit) => unit.name === name) ?? {}
    // A unit of the whole page may stand on elements all the same.
    const elements = needs.filter((need) => need.startsWith('.'))
    return selector === 'body' && needs.length > 0 && elements.length === needs.length ? elements.join(', ') : selector
  }
  const out: ScriptToTakeOut[] = []
  const kept: Array<LegacyPlan['kept'][number]> = []
  for (const script of scripts) {
    if (!script.units.some((unit) => units.includes(unit))) continue
    const others = script.units.filter((unit) => !units.includes(unit))
    const missing = others.filter((unit) => placeOf(unit) === undefined)
    if (missing.length > 0) kept.push({ script, missing })
    else out.push({ ...script, ...unlessAny([...others.map(placeOf), ...placesOf(script.builders)]) })
  }
  return { out: out.map((script) => ({ ...script, ...unlessAny([script.unless, ...out.map((other) => isBuilder(other, script) && other.unless)]) })), kept }
}

const unlessAny = (places: readonly (string | false | undefined)[]): Pick<ScriptToTakeOut, 'unless'> => {
  const all = places.filter(Boolean)
  return all.length > 0 ? { unless: all.join(', ') } : {}
}

/** Whether a script depends on another one: where it comes back, the other one does, too. */
const isBuilder = ({ handle }: LegacyScript, { builders }: LegacyScript): boolean => builders !== undefined && handle.endsWith(builders.ending)

/** What a page says of who builds on a script: live scripts that depend on it, and modules that are somebody else's. */
function placesOf(builders: LegacyScript['builders']): string[] {
  if (!builders) return []
  const known = builders.known.map((name) => (name.endsWith('*') ? `[class*="${name.slice(0, -1)}"]` : `.${name}`))
  return [`script[id$="${builders.ending}-js"]:not([type="text/plain"])`, `.${builders.modules}:not(${known.join(',')})`]
}

/** Where optimisers keep the address of a script that they delay. */
export const DELAYED_SOURCES = ['data-rocket-src', 'data-src', 'data-litespeed-src', 'data-wpfc-original-src', 'data-pagespeed-orig-src', 'data-cfasync-src', 'data-perfmatters-src', 'data-flying-press-src', 'data-lazy-src']

/** The legacy script that a tag stands for: by its id, or by its address, also one that an optimiser delays. */
export function legacyOf<Script extends LegacyScript>(attributes: ReadonlyMap<string, string>, scripts: readonly Script[]): Script | undefined {
  const id = attributes.get('id')
  const sources = sourcesOf(attributes)
  return scripts.find(
    ({ handle, file }) => id === `${handle}-js` || sources.some((source) => source.includes(file)),
  )
}

/** Whom a tag only serves. */
export interface Served<Script> {
  readonly script: Script
  /** Whether the tag's file depends on that one. */
  readonly isBehind: boolean
}

/**
 * The script that a tag only serves, by its address: it goes with that one. The platform's own stay: who has asked for them by
 * themselves stands nowhere.
 */
export function servedBy<Script extends LegacyScript>(attributes: ReadonlyMap<string, string>, scripts: readonly Script[]): Served<Script> | undefined {
  const sources = sourcesOf(attributes)
  for (const script of scripts) {
    const helper = script.helpers?.find(({ file, isPlatforms }) => !isPlatforms && sources.some((source) => source.includes(file)))
    if (helper) return { script, isBehind: helper.isBehind === true }
  }
  return undefined
}

/** The addresses of a tag: its own, and those that optimisers keep. */
export const sourcesOf = (attributes: ReadonlyMap<string, string>): string[] => ['src', ...DELAYED_SOURCES].flatMap((name) => attributes.get(name) ?? [])

/** Whether an address is that of a Tillkit loader: the shop's own copy. */
export function isTillkit(source: string): boolean {
  return /\/tillkit\.js(\?|#|$)/.test(source)
}

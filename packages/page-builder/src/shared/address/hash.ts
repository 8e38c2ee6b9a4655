import { listen, native } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { HASH_EVENT } from '../anatomy.ts'

/** What stands between the parts of two modules, and within one. */
const MODULES = '||'
const WITHIN = '|'

/** What modules may say in an address, in letters of any language: everything else is left out. */
const clean = (hash: string) => decoded(hash).replaceAll(/[^\p{L}\p{M}\p{N}_|-]/gu, '')

/** An address is somebody's text: one that is not encoded rightly is read as it stands. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/**
 * What an address says to modules, by their ids: `#shoes|2||team|1` says `2` to `shoes` and `1` to `team` (rule 18).
 * Where it names one twice, the last word counts.
 */
export function partsOf(hash: string): ReadonlyMap<string, readonly string[]> {
  const parts = clean(hash).split(MODULES).map((part) => part.split(WITHIN))
  return new Map(parts.flatMap(([id = '', ...parameters]) => (id === '' || parameters.length === 0 ? [] : [[id, parameters]])))
}

/** What an address says to the module of an id, of which it has what an address can. Nothing is said to one without. */
export function saidTo(hash: string, id: string): readonly string[] | undefined {
  return partsOf(hash).get(clean(id))
}

/** The address with what one module says in it: in the place where it said something before, or else at the end. */
export function withPart(hash: string, id: string, parameters: readonly string[]): string {
  const name = clean(id)
  const said = [name, ...parameters].join(WITHIN)
  const parts = clean(hash).split(MODULES).filter((part) => part !== '')
  const at = parts.findIndex((part) => part.split(WITHIN)[0] === name)
  // What is no module's, such as the anchor of a section, gives way.
  const others = parts.filter((part) => part.includes(WITHIN))
  if (at < 0) return `#${[...others, said].join(MODULES)}`
  return `#${parts.map((part, index) => (index === at ? said : part)).filter((part) => part.includes(WITHIN)).join(MODULES)}`
}

/** What a module hears of the page's address. */
type HashListener = (parameters: readonly string[]) => void

/** The element that is being told of the address by us: what its listeners through jQuery say is no news to its module. */
let telling: Element | undefined

/**
 * Hears of what the page's address says to a module: at once if it does, and with each change of it. Other scripts may tell it too,
 * by the theme's event at the element, and hear it there (rule 18).
 */
export function onHash(host: Host, listener: HashListener): void {
  const { element } = host
  const id = native(element, 'id')
  if (id === '') return
  const notify = () => {
    const parameters = saidTo(location.hash, id)
    if (!parameters) return
    listener(parameters)
    telling = element
    emitLegacy(element, { type: HASH_EVENT, params: parameters }, [parameters])
    telling = undefined
  }
  onLegacy(element, HASH_EVENT, (event, beside) => {
    // The theme's own events carry what is said themselves.
    const parameters: unknown = Reflect.get(event, 'params') ?? beside
    if (telling === element || event.target !== element || !Array.isArray(parameters)) return
    listener(parameters.map(String))
  }, host)
  listen(host, window, 'hashchange', notify)
  notify()
}

/**
 * Writes what the shopper chose in a module into the page's address, beside what other modules say there: an entry of the history,
 * as the theme's own script made one, or the same one for a mere step on the way to a choice. The page does not move.
 */
export function writeHash(id: string, parameters: readonly (string | number)[], isStep = false): void {
  if (id === '') return
  const hash = withPart(location.hash, id, parameters.map(String))
  if (hash !== decoded(location.hash)) history[isStep ? 'replaceState' : 'pushState'](history.state, '', hash)
}

/** What stands between the parts of two modules, and within one. */
const MODULES = '||'
const WITHIN = '|'

/** What modules may say in an address, in letters of any language: everything else is left out. */
const clean = (hash: string) => decoded(hash).replaceAll(/[^\p{L}\p{M}\p{N}_|-]/gu, '')

/** An address is somebody's text: one that is not encoded rightly is read as it stands. */
export function decoded(hash: string): string {
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

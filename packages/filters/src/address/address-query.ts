/** One parameter of an address: as it is written, and what it says. */
export interface Parameter {
  /** As it stands in the address, so that what is not ours is handed on letter by letter. */
  readonly raw: string
  readonly name: string
  /** `null` where there is no `=`. */
  readonly value: string | null
}

/** An address of this site, taken apart without loss. */
export interface Address {
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** With its `#`, or empty. */
  readonly hash: string
}

/** Takes an address apart. Nothing throws: what cannot be decoded is read as it is written. */
export function parseAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Address {
  return { path: pathname, parameters: parseQuery(search), hash }
}

/** The parameters of a query, with or without its `?`. A `+` is a plus and not a space, as in the platform's own script. */
function parseQuery(search: string): Parameter[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const at = raw.indexOf('=')
      return at < 0
        ? { raw, name: decoded(raw), value: null }
        : { raw, name: decoded(raw.slice(0, at)), value: decoded(raw.slice(at + 1)) }
    })
}

/** A parameter that is ours to write. */
export function parameter(name: string, value: string): Parameter {
  return { raw: `${encodeURIComponent(name)}=${encodeURIComponent(value)}`, name, value }
}

/** All values of a name, in order, as they are written in the address. */
export function valuesOf(parameters: readonly Parameter[], name: string): string[] {
  return parameters.flatMap((one) => (one.name === name && one.value !== null ? [one.value] : []))
}

/** The address without its hash, for requests; with it, for the browser. */
export function addressText({ path, parameters, hash }: Address, { withHash = true } = {}): string {
  const query = parameters.map(({ raw }) => raw).join('&')
  return path + (query === '' ? '' : `?${query}`) + (withHash ? hash : '')
}

/**
 * The parameters with the repeated ones of these names joined by commas in one, under the name that `rename` gives: the
 * server joins them by itself on a page, and not in a request. Others' repeated parameters stay as they are.
 */
export function joined(parameters: readonly Parameter[], rename: ReadonlyMap<string, string>): Parameter[] {
  const done = new Set<string>()
  return parameters.flatMap((one) => {
    const name = rename.get(one.name)
    if (name === undefined || one.value === null) return [one]
    if (done.has(one.name)) return []
    done.add(one.name)
    return [parameter(name, valuesOf(parameters, one.name).join(','))]
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The parameters of a query as the library reads them: by their very names, undecoded, as far as a second `=`. One without `=` is not there;
 * those of one name are joined by commas.
 */
export function parametersOf(query: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [name = '', value] = pair.split('=')
    const before = found.get(name)
    if (before !== undefined) found.set(name, `${before},${value ?? ''}`)
    else if (value !== undefined) found.set(name, value)
  }
  return found
}

/**
 * Plain data as JSON. `JSON.stringify` would leave each list and object to its `toJSON`, which old libraries put on all of
 * them (Prototype.js does): what the shop or the browser's storage got would be JSON within JSON.
 */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((member) => toJson(member)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(typeof value === 'bigint' ? String(value) : value) ?? 'null'
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${toJson(member)}`).join()}}`
}

/** Parses JSON; `undefined` for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

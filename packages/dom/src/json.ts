/**
 * Data as JSON. `JSON.stringify` would leave each list and object to its `toJSON`, which old libraries put on all of them
 * (Prototype.js does): what the shop or the browser's storage got would be JSON within JSON. One that a value has of its
 * own kind, as a date has, is asked.
 */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value, function (this: Record<string, unknown>, key, made: unknown) {
    const member = this[key]
    if (typeof member === 'bigint') return String(member)
    return Array.isArray(member) || Object(member).toJSON === Reflect.get(Object.prototype, 'toJSON') ? member : made
  })
  return text ?? 'null'
}

/** Parses JSON; `undefined` for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

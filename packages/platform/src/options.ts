/**
 * Reads one option as the shop wrote it, leniently; `undefined` where that cannot be used. Of `undefined` and `null` it
 * makes the default.
 */
export type OptionReader<Value> = (value?: unknown) => Value | undefined

/** A unit's options by name. */
export type OptionReaders = Readonly<Record<string, OptionReader<unknown>>>

/** What the options are set to. */
export type OptionValues<Readers extends OptionReaders> = {
  readonly [Name in keyof Readers]: Readers[Name] extends OptionReader<infer Value> ? Value : never
}

/** As a person writes it, or PHP prints it; of an object nothing can be read. */
const plain = (value: unknown): string => (typeof value === 'object' ? '{}' : String(value).trim().toLowerCase())

/** An option that is on or off, as the platform spells that: `true`, `1`, `"yes"`, `"on"`; `false`, `0`, `"no"`, `"off"`, `""`. */
export const flag =
  (fallback: boolean): OptionReader<boolean> =>
  (value) => {
    const text = plain(value ?? fallback)
    return /^(true|yes|on|1)$/.test(text) || (/^(false|no|off|0|)$/.test(text) ? false : undefined)
  }

/** An option that is a number, also as text, and not below 0. An empty text has not been set. */
export const number =
  (fallback: number): OptionReader<number> =>
  (value) => {
    const found = Number(plain(value ?? fallback) || fallback)
    return found >= 0 ? found : undefined
  }

/** An option that is a list of texts, in any case: as a list, or as one text with spaces or commas between them. Nothing by default. */
export const list =
  (): OptionReader<readonly string[]> =>
  (value) => {
    const texts: unknown = typeof value === 'string' ? value.split(/[\s,]+/) : (value ?? [])
    if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string')) return undefined
    return texts.map((text: string) => text.trim().toLowerCase()).filter(Boolean)
  }

/**
 * Reads what the shop has set of a unit's options.
 * @param fault hears by name of what cannot be used, for which the default counts, and of what is no option
 */
export function readOptions<Readers extends OptionReaders>(
  readers: Readers,
  given: Readonly<Record<string, unknown>>,
  fault: (name: string, what: string) => void,
): OptionValues<Readers> {
  const known = Object.keys(readers)
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) fault(name, `is no option. There is ${known.join(', ') || 'none'}`)
  }
  const entries = Object.entries(readers).map(([name, read]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    const usable = read(value)
    if (usable === undefined) fault(name, `is ${JSON.stringify(value)}, which cannot be used. ${String(read())} counts`)
    return [name, usable ?? read()]
  })
  return Object.fromEntries(entries) as OptionValues<Readers>
}

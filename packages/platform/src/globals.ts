/**
 * Reads a global that the server printed (`var name = {…}`), or `undefined` where the page has none.
 * Only reads: what it means is for the caller's schema to say.
 */
export function readGlobal(name: string, scope: object = globalThis): unknown {
  return (scope as Record<string, unknown>)[name]
}

/**
 * Reads the lenient booleans of the platform: PHP, shortcodes and localised scripts print the same setting as
 * `true`, `"true"`, `"yes"`, `"on"`, `"1"` or `1`. Everything else is false; `undefined` gives the fallback.
 */
export function readFlag(value: unknown, fallback = false): boolean {
  if (value === undefined || value === null) return fallback
  return [true, 1, 'true', 'yes', 'on', '1'].includes(value as string)
}

/** Whether a value from outside has members; a list is none. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text from outside, or the fallback for what is none. */
export function readText(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback
}

/** Where this module was loaded from: `errors.html` stands beside it in `dist/VERSION`. A name of its own: a bundler would take `new URL(…, import.meta.url)` for files to pack. */
const here = import.meta.url

/**
 * The address of what explains an error: what happened, why, and what to do.
 * @param entry its heading under "Errors" in the README of its package
 */
export function helpOn(entry: string): string {
  return new URL(`errors.html#${entry}`, here).href
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the plugin says its version by hand, because WordPress reads it there. */
const PLACES: Readonly<Record<string, RegExp>> = {
  'tillkit.php': /^ \* Version:\s+(\S+)$/m,
  'readme.txt': /^Stable tag: (\S+)$/m,
}

/** @throws {Error} when one of them is not the version that is being built */
export function checkVersions(plugin: string, version: string): void {
  for (const [file, pattern] of Object.entries(PLACES)) {
    const said = pattern.exec(readFileSync(join(plugin, file), 'utf8'))?.[1]
    if (said !== version) throw new Error(`${file} says version ${said ?? 'nothing'}, package.json says ${version}: write ${version} there.`)
  }
}

/**
 * The newest version before this one, in a list of one or none: pages in caches still name its files.
 * @param built the names of what lies in `dist`
 */
export function previousOf(version: string, built: readonly string[]): string[] {
  const older = built.filter((name) => /^\d+\.\d+\.\d+$/.test(name) && compare(name, version) < 0)
  return older.sort(compare).slice(-1)
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

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

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Structure comes before what stands on it; the units follow by name. */
const FIRST = ['platform', 'mount', 'ui']
/** Not shipped, or with a sheet of its own that stays in its shadow root. */
const NOT_IN_SHEET = ['testing', 'debug-panel']

/** The style sheets of the packages in the order of the cascade, joined; '' when there are none. */
export function collectStyles() {
  return packageOrder(readdirSync(join(root, 'packages'))).map(stylesOf).join('')
}

/** @param {readonly string[]} names */
export function packageOrder(names) {
  const rank = (/** @type {string} */ name) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return names
    .filter((name) => !NOT_IN_SHEET.includes(name))
    .sort((left, right) => rank(left) - rank(right) || left.localeCompare(right, 'en'))
}

/** @param {string} name of a package */
function stylesOf(name) {
  const folder = join(root, 'packages', name, 'src')
  if (!existsSync(folder)) return ''
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css')).sort()
  return sheets.map((file) => `${readFileSync(join(folder, file), 'utf8').trim()}\n`).join('')
}

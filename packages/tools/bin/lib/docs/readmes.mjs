import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { unitPackages } from '../../../../testing/src/project/manifest-files.mjs'
import { inRoot } from '../../../../testing/src/project/root.mjs'
import { generatedTable } from './generated-tables.mjs'

/** What stands between two marks is made of the code. */
const GENERATED = /(<!-- generated: (.+?) -->\n)[^]*?(<!-- end -->)/g

/** What the README of a package with units has to have. */
const OF_UNITS = ['options', 'texts']

/**
 * A README with its tables as the code is now.
 * @param {string} name of the package
 * @param {string} readme
 * @throws {Error} where it lacks a table, or has one that nobody can make
 */
export function withTables(name, readme) {
  const missing = unitPackages().includes(name) ? OF_UNITS.find((table) => !readme.includes(`<!-- generated: ${table} -->\n`)) : undefined
  if (missing !== undefined) throw new Error(`packages/${name}/README.md lacks "<!-- generated: ${missing} -->" and "<!-- end -->": its table goes between them.`)
  return readme.replace(GENERATED, (_, begin, mark, end) => `${begin}\n${generatedTable(name, mark)}\n\n${end}`)
}

/**
 * The READMEs whose tables are not those of the code.
 * @returns {{ path: string, text: string }[]} each as it has to be
 */
export function staleReadmes() {
  return readdirSync(inRoot('packages')).flatMap((name) => {
    const path = `packages/${name}/README.md`
    if (!existsSync(inRoot(path))) return []
    const readme = readFileSync(inRoot(path), 'utf8')
    const text = withTables(name, readme)
    return text === readme ? [] : [{ path, text }]
  })
}

/** Writes the tables anew. */
export function writeTables() {
  for (const { path, text } of staleReadmes()) writeFileSync(inRoot(path), text)
}

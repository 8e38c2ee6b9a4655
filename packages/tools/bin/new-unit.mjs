/**
 * `npm run new-unit -- NAME`: writes the skeleton of a unit, which passes `npm test` as soon as its size is in SIZES.md. Code
 * knows it by its manifest, readers by its lines in README.md and CONTRIBUTING.md. Nothing is written when something stands in the way.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ensureInstalled } from '../../testing/src/project/prepare/install.mjs'
import { inRoot } from '../../testing/src/project/root.mjs'
import { TEXTS, withEntries } from './lib/new-unit/readme-entries.mjs'
import { skeletonOf } from './lib/new-unit/skeleton.mjs'
import { unitNames } from './lib/new-unit/unit-names.mjs'
import { namesFile, publicNames } from './lib/check/public-names.mjs'

try {
  await main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {string | undefined} name */
async function main(name) {
  const names = unitNames(name)
  const folder = `packages/${names.kebab}`
  if (existsSync(inRoot(folder))) throw new Error(`${folder} exists already. Choose another name, or work on in there.`)
  /** @type {[path: string, text: string][]} */
  const texts = TEXTS.map((path) => [path, withEntries(path, readFileSync(inRoot(path), 'utf8'), names)])
  for (const [path, text] of [...skeletonOf(names), ...texts]) {
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
    console.info(`  ${path}`)
  }
  writeFileSync(namesFile(folder), publicNames(folder))
  console.info(`  ${folder}/api.txt`)
  // The lock file has to name the new package, and node_modules to link it.
  await ensureInstalled({ mayWriteLock: true })
  console.info(`\n${folder} is there. Next: its README and its row in README.md say what it is for, its anatomy names what the\nserver prints, and "npm run build && npm run size -- --write" enters its size into packages/tools/SIZES.md and says which budgets it is over.`)
}

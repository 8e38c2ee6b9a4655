/**
 * `npm run api`: whether each package's public names are those of its `api.txt`, and whether the tables of its README that are made of the
 * code are current. Ends with 1 where one has changed unseen. `-- --write` writes both.
 */
import { writeFileSync } from 'node:fs'
import { namesFile, publicNames, publicPackages, unseenChanges } from './lib/check/public-names.mjs'
import { staleReadmes, writeTables } from './lib/docs/readmes.mjs'

const changes = unseenChanges()
const stale = staleReadmes().map(({ path }) => `${path}: its tables`)
if (process.argv.includes('--write')) {
  for (const folder of publicPackages()) writeFileSync(namesFile(folder), publicNames(folder))
  writeTables()
  console.info(`The public names of ${publicPackages().length} packages are written, and the tables of all READMEs.`)
} else if (changes.length + stale.length > 0) {
  console.info('Not as the code is; "npm run api -- --write" writes it where that is meant:')
  process.exitCode = 1
}
for (const change of [...changes, ...stale]) console.info(change)

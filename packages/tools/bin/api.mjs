/**
 * `npm run api`: whether each package's public names are those of its `api.txt`. Ends with 1 where one has changed unseen.
 * `-- --write` writes the files.
 */
import { writeFileSync } from 'node:fs'
import { namesFile, publicNames, publicPackages, unseenChanges } from './lib/check/public-names.mjs'

const changes = unseenChanges()
const count = publicPackages().length
if (process.argv.includes('--write')) {
  for (const folder of publicPackages()) writeFileSync(namesFile(folder), publicNames(folder))
  console.info(`The public names of ${count} packages are written${changes.length > 0 ? '; changed:' : '.'}`)
} else if (changes.length > 0) {
  console.info('Public names have changed; "npm run api -- --write" writes them where that is meant:')
  process.exitCode = 1
} else {
  console.info(`The public names of ${count} packages are those of their api.txt.`)
}
for (const change of changes) console.info(change)

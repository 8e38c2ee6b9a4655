import { join } from 'node:path'
import { assets, openSharedPage, tillkitVersion } from '@tillkit/testing'
import { goalOf, type Loaded, readTable, TABLES, titleOf, visitOf, visitPage, visitsOf, type WeighedPage, weighFiles, writeTable } from '@tillkit/testing/pages'
import { afterAll, describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const table = readTable(TABLES.demo)
const isWriting = process.env['TILLKIT_WRITE'] === 'pages'
const open = useOpenShop()

afterAll(() => {
  if (isWriting) writeTable(TABLES.demo, table)
})

describe('a page pays only for what it uses', () => {
  it.each(visitsOf(table).map((rows) => [rows.map(titleOf).join(', and '), rows] as const))(
    '%s: loads the files that its budget counts, and asks the shop no more than the scripts did that we replace, or says why',
    async (_title, rows) => {
      const row = rows.at(-1)
      if (row === undefined) throw new Error('A visit is of one page at least.')
      // What a browser has kept of the page before is counted too: it is asked for all the same.
      const page = await openSharedPage(open.browser)
      const seen: Loaded[] = []
      seen.push(await visitPage(page, { ...visitOf(row, table, { origin: open.shop.address, isKnown: !isWriting }), beforeTouch: (loaded) => seen.push(loaded) }))
      for (const each of rows) expectAsWeighed(each, seen.at(each === row ? -1 : 0))
    },
  )
})

function expectAsWeighed(row: WeighedPage, loaded: Loaded | undefined): void {
  if (loaded === undefined) throw new Error(`${titleOf(row)}: nothing was seen.`)
  const { files, ahead, requests } = loaded
  if (isWriting) Object.assign(row, { files, ahead: ahead.length > 0 ? ahead : undefined, requests })
  const how = `${titleOf(row)}. After a change on purpose: TILLKIT_WRITE=pages npx vitest run --project browser examples/shop/page-weight.spec.ts`
  expect({ files, ahead, requests }, how).toEqual({ files: row.files, ahead: row.ahead ?? [], requests: row.requests })
  if (!row.reason) expect(requests).toBeLessThanOrEqual(row.legacy)
  const goal = goalOf(row)
  expect(files.length, titleOf(row)).toBeLessThanOrEqual(goal.files)
  expect(weighFiles(join(assets.dist, tillkitVersion()), files), titleOf(row)).toBeLessThanOrEqual(goal.gzip)
}

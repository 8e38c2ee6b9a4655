import { join } from 'node:path'
import { assets, openSharedPage, tillkitVersion } from '@tillkit/testing'
import { readTable, TABLES, titleOf, visitOf, visitPage, weighFiles, writeTable } from '@tillkit/testing/pages'
import { afterAll, describe, expect, it } from 'vitest'
import { useOpenShop } from './test-shop.ts'

const table = readTable(TABLES.demo)
const isWriting = process.env['TILLKIT_WRITE'] === 'pages'
const open = useOpenShop()

afterAll(() => {
  if (isWriting) writeTable(TABLES.demo, table)
})

describe('a page pays only for what it uses', () => {
  it.each(table.pages.map((row) => [titleOf(row), row] as const))(
    '%s: loads the files that its budget counts, and asks the shop no more than the scripts did that we replace, or says why',
    async (_title, row) => {
      const page = await openSharedPage(open.browser, { alone: true })
      const { files, requests } = await visitPage(page, visitOf(row, table, { origin: open.shop.address, isKnown: !isWriting }))
      if (isWriting) Object.assign(row, { files, requests })
      const how = 'After a change on purpose: TILLKIT_WRITE=pages npx vitest run --project browser examples/shop/page-weight.spec.ts'
      expect({ files, requests }, how).toEqual({ files: row.files, requests: row.requests })
      if (!row.reason) expect(requests).toBeLessThanOrEqual(row.legacy)
      if (!isWriting) expect(weighFiles(join(assets.dist, tillkitVersion()), files)).toBeLessThanOrEqual(row.gzip)
    },
  )
})

import { afterEach, expect, it, vi } from 'vitest'
import { readBuilt } from './read-weight.ts'

afterEach(() => void vi.unstubAllGlobals())

/** What the panel makes of this at the place of the build's manifest. */
function readAt(body: string): ReturnType<typeof readBuilt> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  return readBuilt('http://shop.test/tillkit/1/')
}

it('what the build says of its files is taken as it is', async () => {
  const files = { 'filters.js': { gzip: 9000, imports: ['base.js'], dynamicImports: [] } }
  expect(await readAt(JSON.stringify({ version: '1', files }))).toEqual(files)
})

it.each([
  ['a page', '<!doctype html>'],
  ['another plugin\'s manifest', '{"name":"Shop","icons":[]}'],
  ['a list', '[1]'],
  ['files without a size', '{"files":{"filters.js":{"imports":[],"dynamicImports":[]}}}'],
  ['files whose imports are no list', '{"files":{"filters.js":{"gzip":1,"imports":"base.js","dynamicImports":[]}}}'],
])('%s at its place says nothing of our files', async (_what, body) => {
  expect(await readAt(body)).toBe(null)
})

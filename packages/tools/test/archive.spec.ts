import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { F1, fixturePage, globalsScript, hostsOn, openHtml, simpleProductMain, tillkitVersion, useShop } from '@tillkit/testing'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const shop = useShop()
let files: Readonly<Record<string, Uint8Array>>
let names: string[]

const textOf = (name: string) => new TextDecoder().decode(files[`tillkit/${name}`])

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['packages/tools/bin/build-archive.mjs'], { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 })
  const archive = stdout.trim().split('\n').at(-1) ?? ''
  files = unzipSync(readFileSync(join(ROOT, archive)))
  names = Object.keys(files).map((name) => name.replace(/^tillkit\//, '')).filter((name) => name !== '' && !name.endsWith('/'))
})

describe('the archive for pages with one tag', () => {
  it('has every file of the build, the licences, what has changed, and the tags', () => {
    const { files: built } = JSON.parse(textOf(`${tillkitVersion()}/manifest.json`)) as { files: Record<string, unknown> }
    expect(names).toEqual(expect.arrayContaining(Object.keys(built).map((name) => `${tillkitVersion()}/${name}`)))
    expect(names.filter((name) => !name.includes('/')).toSorted()).toEqual(['CHANGES.md', 'LICENSE', 'LICENSES-OF-OTHERS.txt', 'tags.html'])
    expect(textOf('LICENSES-OF-OTHERS.txt')).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m)
    expect(textOf('CHANGES.md')).toMatch(new RegExp(`^## \\[${tillkitVersion()}\\]`))
  })

  /** A page with the tags as they stand in the archive, for which our files come out of it. */
  const open = (changed = '') => openHtml(shop.browser, shop.server, {
    html: fixturePage({ main: simpleProductMain(F1, { displayType: 'table', generation: '7.x' }), globals: globalsScript(), tillkit: false, head: textOf('tags.html') }),
    waitForMount: changed === '',
    before: (page) => page.route(`**/tillkit/${tillkitVersion()}/*`, (route) => {
      const name = new URL(route.request().url()).pathname.replace('/tillkit/', '')
      const body = textOf(name) + (name.endsWith(changed) && changed !== '' ? ' ' : '')
      return route.fulfill({ body, contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript', headers: { 'access-control-allow-origin': '*' } })
    }),
  })

  it('works on a page by its tags, which pin the version by their hashes', async () => {
    const { page, consoleErrors, pageErrors } = await open()
    expect(await hostsOn(page, 'tiered-pricing')).toMatchObject([{ state: 'mounted' }])
    expect([consoleErrors, pageErrors]).toEqual([[], []])
  })

  it('is not run by a browser where the script is another one, and the page stays the server\'s', async () => {
    const { page, consoleErrors, pageErrors } = await open('tillkit.js')
    await page.waitForLoadState('load')
    expect(await page.evaluate(() => 'tillkit' in window)).toBe(false)
    expect(consoleErrors.join('\n')).toContain('integrity')
    expect(pageErrors).toEqual([])
    expect(await page.locator('main').innerText()).toContain('£')
  })
})

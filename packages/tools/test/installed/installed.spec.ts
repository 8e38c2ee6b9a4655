import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { F1, globalsScript, pluginStylesHtml, simpleProductMain, useShop, type OpenPage, type ProductPageOptions } from '@tillkit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entriesOf, filesWith, gzipAtOnce, makeScratchProject, type ScratchProject } from './scratch-project.ts'

/** What only React's own code has. */
const REACT = 'react.transitional.element'
const PRODUCT_PAGE: ProductPageOptions = { displayType: 'table', generation: '7.x', summary: 'every', settings: { table_style: 'style-1' } }
/** What may come at once with an entry of `project/src`, in bytes of gzip: one unit; what others say of a unit; the REST client. */
const BUDGETS = { 'one-unit': 33_000, 'manifest-only': 500, client: 3_600 }

const shop = useShop()
let project: ScratchProject

beforeAll(async () => {
  project = await makeScratchProject()
})
afterAll(() => project?.remove())

describe('a project that has installed the packages', () => {
  it('type-checks with every entry that we have, and what their types stand on', async () => {
    await project.checkTypes()
  })

  it.each(Object.entries(BUDGETS))('brings no more than %s imports', async (entry, budget) => {
    const built = await project.build(entry)
    expect(await gzipAtOnce(built, entry)).toBeLessThan(budget)
    expect(filesWith(built, REACT)).toHaveLength(entry === 'one-unit' ? 1 : 0)
  })

  it('has one React for all units, its own', async () => {
    expect(filesWith(await project.build('two-units'), REACT)).toHaveLength(1)
  })

  it('mounts on the page of a product, and draws with React', async () => {
    const { page, pageErrors, consoleErrors } = await openBuilt(simpleProductMain(F1, PRODUCT_PAGE))
    await page.locator('input.qty').fill('8')
    await page.getByRole('button', { name: /Add 2 more/ }).click()
    await expect.poll(() => page.locator('input.qty').inputValue()).toBe('10')
    expect([...pageErrors, ...consoleErrors]).toEqual([])
  })

  it('runs from a folder, without a bundler, where nothing is drawn', async () => {
    shop.server.folder('/modules/', join(project.folder, 'node_modules'))
    const files = { ...entriesOf(project.folder), 'zustand/vanilla': 'zustand/esm/vanilla.mjs' }
    const imports = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, `/modules/${file}`]))
    const { page, pageErrors, consoleErrors } = await openProduct(simpleProductMain(F1, PRODUCT_PAGE), `
      <script type="importmap">${JSON.stringify({ imports })}</script>
      <script type="module">
        import { startUnit } from '@tillkit/mount'
        import { tieredPricing } from '@tillkit/tiered-pricing'
        startUnit(tieredPricing)
      </script>`)
    await page.locator('input.qty').fill('10')
    await expect.poll(async () => [await page.locator('.summary > .price').innerText(), ...pageErrors, ...consoleErrors].join('\n')).toContain('£9.00')
    expect([...pageErrors, ...consoleErrors]).toEqual([])
  })

  it('says what is wrong, and where that is explained: in a file of the package', async () => {
    const { consoleErrors } = await openBuilt(simpleProductMain(F1, PRODUCT_PAGE).replace(/(data-price-rules=")[^"]*/g, '$1{'))
    await expect.poll(() => consoleErrors.join('\n')).toContain('npm:/@tillkit/platform/dist/errors.html#not-json')
    expect(readFileSync(join(project.folder, 'node_modules/@tillkit/platform/dist/errors.html'), 'utf8')).toContain('id="not-json"')
  })
})

/** A product's page with the built unit in a plain script tag. */
async function openBuilt(main: string): Promise<OpenPage> {
  shop.server.folder('/built/', await project.build('one-unit'))
  return openProduct(main, `
    <script type="application/json" id="tillkit-config">{ "units": { "tiered-pricing": { "addMore": true } } }</script>
    <link rel="stylesheet" href="/built/one-unit.css">
    <script type="module" src="/built/one-unit.js"></script>`)
}

function openProduct(main: string, head: string): Promise<OpenPage> {
  return shop.openFixture({ main, globals: globalsScript({ generation: '7.x' }), head: pluginStylesHtml('7.x') + head, tillkit: false, waitForMount: false })
}

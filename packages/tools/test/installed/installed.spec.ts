import { F1, globalsScript, pluginStylesHtml, simpleProductMain, useShop } from '@tillkit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesWith, gzipAtOnce, makeScratchProject, type ScratchProject } from './scratch-project.ts'

/** What only React's own code has. */
const REACT = 'react.transitional.element'
/** What may come at once with an entry of `project/src`, in bytes of gzip: one unit; what others say of a unit; the REST client. */
const BUDGETS = { 'one-unit': 33_000, 'manifest-only': 500, client: 3_600 }

const shop = useShop()
let project: ScratchProject

beforeAll(async () => {
  project = await makeScratchProject()
})
afterAll(() => project?.remove())

describe('a project that has installed the packages', () => {
  it('type-checks, what our types stand on included', async () => {
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
    shop.server.folder('/built/', await project.build('one-unit'))
    const { page, pageErrors, consoleErrors } = await shop.openFixture({
      main: simpleProductMain(F1, { displayType: 'table', generation: '7.x', summary: 'every', settings: { table_style: 'style-1' } }),
      globals: globalsScript({ generation: '7.x' }),
      head: `${pluginStylesHtml('7.x')}
        <script type="application/json" id="tillkit-config">{ "units": { "tiered-pricing": { "addMore": true } } }</script>
        <link rel="stylesheet" href="/built/one-unit.css">
        <script type="module" src="/built/one-unit.js"></script>`,
      tillkit: false,
      waitForMount: false,
    })
    await page.locator('input.qty').fill('8')
    await page.getByRole('button', { name: /Add 2 more/ }).click()
    await expect.poll(() => page.locator('input.qty').inputValue()).toBe('10')
    expect([...pageErrors, ...consoleErrors]).toEqual([])
  })
})

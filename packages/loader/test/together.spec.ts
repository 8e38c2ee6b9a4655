import { readFileSync } from 'node:fs'
import { addListHtml, cartGlobalsScript, heldFile, LINES, miniCartHtml, onSlowLine, tillkitVersion, useShop } from '@tillkit/testing'
import type { OpenOptions } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const shop = useShop()
const folder = `/tillkit/${tillkitVersion()}`

/** What the build says of a unit: all that its module imports at once, itself first, and its row in the table of a tag. */
interface BuiltUnit {
  readonly name: string
  readonly files: { readonly first: readonly string[] }
  readonly row: unknown
}
const built = JSON.parse(readFileSync(new URL(`../../../dist/${tillkitVersion()}/manifest.json`, import.meta.url), 'utf8')) as { readonly units: readonly BuiltUnit[] }

const CASES = [
  {
    unit: 'mini-cart',
    globals: cartGlobalsScript({ woocommerce: true }),
    main: `<header>${miniCartHtml({ lines: LINES })}</header>`,
    touched: '.dswcp-cart-link',
  },
  { unit: 'add-to-cart', globals: cartGlobalsScript({}), main: addListHtml([{ productId: 12, name: 'Roll' }]), touched: '.add_to_cart_button' },
] as const

/** The tag that carries the table of all units, and the one that says it itself, as the plugin prints it. */
const TAGS = ['tillkit.js', 'bare/tillkit.js'] as const

/** Has a page started by one of our tags. */
function startedBy(tag: (typeof TAGS)[number]): Partial<OpenOptions> {
  if (tag === 'tillkit.js') return {}
  const table = JSON.stringify(built.units.map(({ row }) => row)).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return { tillkit: false, head: `<script defer src="${folder}/${tag}" data-table="${table}"></script>` }
}

/** Our modules that a page asks for, as often as it does. */
function asksOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(folder) && pathname.endsWith('.js')) files.push(pathname.slice(folder.length + 1))
  })
  return files
}

// Each unit with one of the tags: what both do of it is the same code, and the table that they have is the same rows.
describe('a unit', () => {
  it.each(CASES.map((unit, at) => ({ ...unit, tag: TAGS[at] ?? TAGS[0] })))('that $tag brings is asked for together with all that its module stands on, each file once: $unit', async ({ tag, unit, globals, main, touched }) => {
    const expected = built.units.find(({ name }) => name === unit)?.files.first ?? []
    expect(expected.length).toBeGreaterThan(2)
    const held = heldFile(`${unit}.js`)
    let asked: string[] = []
    const { page, pageErrors } = await shop.openFixture({
      path: '/shop/',
      globals,
      main,
      waitForMount: false,
      ...startedBy(tag),
      before: onSlowLine(async (opened) => {
        asked = asksOf(opened)
        await held.before(opened)
      }),
    })
    await page.waitForFunction(() => Reflect.get(window, Symbol.for('tillkit')) !== undefined)
    expect(asked).toEqual([tag])
    await page.locator(touched).first().dispatchEvent('pointerover')
    await held.asked
    await expect.poll(() => asked).toEqual(expect.arrayContaining([...expected]))
    await held.release()
    await expect.poll(() => page.evaluate((name) => {
      const { hosts } = Reflect.get(window, Symbol.for('tillkit')) as { hosts(unit: string): { state: string }[] }
      return hosts(name).map(({ state }) => state)
    }, unit)).toContain('mounted')
    expect(asked.filter((file, index) => asked.indexOf(file) !== index)).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documentedMembers } from './doc-comments.mjs'
import { withTables } from './readmes.mjs'

const between = (/** @type {string} */ mark) => `<!-- generated: ${mark} -->\nold\n<!-- end -->\n`

it('writes between its marks what units declare, and nothing else', () => {
  const before = `# Cart\n\n${between('options')}\nTexts:\n\n${between('texts')}\nThe end.\n`
  const after = withTables('cart', before)
  expect(after).toMatch(/^# Cart\n\n<!-- generated: options -->\n\n\| Unit \| Option \| Default \| Does \|\n\|---\|---\|---\|---\|\n/)
  expect(after).toMatch(/\n\| `add-to-cart` \| `dataLayer` \| `true` \| Tells tag managers .+ \|\n/)
  expect(after).toMatch(/\n\| `add-to-cart` \| `unsure` \| The shop did not answer\. .+ \| No answer came, .+ \|\n/)
  expect(after).not.toContain('\nold\n')
  expect(after.endsWith('<!-- end -->\n\nThe end.\n')).toBe(true)
  expect(withTables('cart', after)).toBe(after)
})

it('has texts in both of their forms, those of a family by its members, and "None." where there is nothing', () => {
  expect(withTables('multistep-checkout', between('options') + between('texts'))).toContain('| `address-fields` | `found` | {count} result / {count} results |')
  const storefront = withTables('storefront', between('options') + between('texts'))
  expect(storefront).toContain('| `store-notice` | `days` | `0` |')
  expect(storefront).toContain('| `page-chrome/header-search` | `close` | Close search |')
  expect(withTables('ab-testing', between('options') + between('texts'))).toContain('<!-- generated: texts -->\n\nNone.\n\n<!-- end -->')
})

it('has what themes may set, the sheets of units, and events by their names in full', () => {
  expect(withTables('ui', between('custom-properties'))).toMatch(/\| `--tillkit-focus` \| `#1d2327` \| the ring around .+ \|/)
  expect(withTables('loader', between('style-sheets'))).toContain('| `cart-page` | `cart.css` |')
  expect(withTables('platform', between('events src/cart/news/events.ts CartEventMap tillkit:cart-'))).toMatch(/\| `tillkit:cart-adding` \| .+ \|/)
})

it('complains of a README without the tables of its units, and of one that nobody can make', () => {
  expect(() => withTables('cart', between('options'))).toThrow('packages/cart/README.md lacks "<!-- generated: texts -->"')
  expect(() => withTables('dom', between('wishes'))).toThrow('"wishes"')
  expect(() => withTables('dom', between('events src/life.ts Life2'))).toThrow('Life2')
})

it('reads doc comments of objects and interfaces, in one line each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tillkit-comments-'))
  const file = join(folder, 'one.ts')
  writeFileSync(file, "export const one = {\n  /**\n   * Says\n   * `a`. */\n  a: 'A',\n  b: 2,\n  ...more,\n} as const\nexport interface Two {\n  /** Of c. */\n  readonly c: string\n}\n")
  expect(documentedMembers(file, 'one')).toEqual([{ name: 'a', comment: 'Says `a`.', value: 'A' }, { name: 'b', comment: '', value: undefined }])
  expect(documentedMembers(file, 'Two')).toEqual([{ name: 'c', comment: 'Of c.', value: undefined }])
  expect(documentedMembers(file, 'none')).toEqual([])
  rmSync(folder, { recursive: true })
})

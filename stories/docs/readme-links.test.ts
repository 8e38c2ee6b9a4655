// @vitest-environment node
import { expect, it } from 'vitest'
import { linkPages } from './readme-links.ts'

it.each([['Packages/', 'dom', (name: string) => `packages-${name}`], ['[^"]+/Read me', 'debug-panel', (name: string) => `${name}-read-me`]])(
  'knows every package whose page is called "%s"',
  (title, one, idOf) => {
    const pages = import.meta.glob<string>('./*.mdx', { query: '?raw', import: 'default', eager: true })
    const packages = Object.entries(pages).flatMap(([file, text]) => (new RegExp(`title="${title}`).test(text) ? file.slice(2, -4) : []))
    expect(packages).toContain(one)
    for (const name of packages) expect(linkPages(`[it](../${name}/README.md)`, 'packages/mount/README.md')).toBe(`[it](?path=/docs/${idOf(name)}--docs)`)
  },
)

it.each([
  ['[ui](../ui/README.md)', '[ui](?path=/docs/ui-read-me--docs)'],
  ['[the plugin](../wordpress-plugin/README.md#limits)', '[the plugin](?path=/docs/packages-wordpress-plugin--docs)'],
  ['[prices](../tiered-pricing/README.md#rules)', '[prices](?path=/docs/tiered-pricing-read-me--docs)'],
  ['[sizes](../tools/SIZES.md) and [more](#more)', '[sizes](?path=/docs/reference-sizes--docs) and [more](#more)'],
  ['[way 1](../loader/REPLACING.md#way-1)', '[way 1](?path=/docs/getting-started-replacing-the-old-script--docs)'],
  ['[by hand](../../README.md#on-your-page)', '[by hand](?path=/docs/getting-started-theme-developers--docs)'],
  ['[how](../../CONTRIBUTING.md#stories) and [law](../../LICENSE)', '[how](?path=/docs/contributing--docs) and law'],
  ['[out](https://example.com/a.md)', '[out](https://example.com/a.md)'],
])('points links at pages: %s', (written, linked) => {
  expect(linkPages(written, 'packages/mount/README.md')).toBe(linked)
})

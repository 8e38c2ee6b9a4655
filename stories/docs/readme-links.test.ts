// @vitest-environment node
import { expect, it } from 'vitest'
import { linkPages } from './readme-links.ts'

it.each([
  ['[ui](../ui/README.md)', '[ui](?path=/docs/packages-ui--docs)'],
  ['[the plugin](../wordpress-plugin/README.md#limits)', '[the plugin](?path=/docs/packages-wordpress-plugin--docs)'],
  ['[prices](../tiered-pricing/README.md#rules)', '[prices](?path=/docs/tiered-pricing-read-me--docs)'],
  ['[sizes](../../README.md#sizes) and [more](#more)', 'sizes and [more](#more)'],
  ['[out](https://example.com/a.md)', '[out](https://example.com/a.md)'],
])('points links at pages: %s', (written, linked) => {
  expect(linkPages(written, 'packages/mount/README.md')).toBe(linked)
})

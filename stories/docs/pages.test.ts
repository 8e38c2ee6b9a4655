// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const stories = join(import.meta.dirname, '..')
const pages = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'))

it.each(pages)('%s has no Markdown table, which a page of Storybook prints as plain text', (name) => {
  expect(readFileSync(join(stories, name), 'utf8')).not.toMatch(/^\|/m)
})

it('looks at every page', () => {
  expect(pages.length).toBeGreaterThan(5)
})

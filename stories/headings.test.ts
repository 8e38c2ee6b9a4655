// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const TITLE = /(?:^ {2}title: |satisfies .*|\{ title: )'([A-Z][^']*\/[^']*)'|<Meta [^>]*title="([^"]+)"/m

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(stories\.tsx?|mdx)$/.test(file))
  .map((file) => {
    const [, story, page] = TITLE.exec(readFileSync(join(import.meta.dirname, file), 'utf8')) ?? []
    const [heading = '', ...rest] = (story ?? page ?? '').split('/')
    return { file, folder: file.split(sep)[0] ?? '', heading, rest }
  })
const stories = files.filter(({ file }) => !file.endsWith('.mdx'))
const headings = [...new Set(stories.map(({ heading }) => heading))]

describe("the headings of Storybook's side bar", () => {
  it('are one for each folder of stories', () => {
    const pairs = new Set(stories.map(({ folder, heading }) => `${folder}: ${heading}`))
    const folders = new Set(stories.map(({ folder }) => folder))
    expect(folders.size).toBeGreaterThan(7)
    expect([...pairs]).toHaveLength(folders.size)
    expect(headings).toHaveLength(folders.size)
  })

  it('have the README of their package as their first page', () => {
    const withReadme = files.filter(({ rest }) => rest[0] === 'Read me').map(({ heading }) => heading)
    expect(headings.filter((heading) => !withReadme.includes(heading))).toEqual([])
  })

  it('and the titles below them are written as sentences are', () => {
    const isWritten = (title: string) => /^[A-Z]/.test(title) && !/[a-z][A-Z]/.test(title.replace('WordPress', ''))
    expect(files.flatMap(({ heading, rest }) => [heading, ...rest]).filter((title) => !isWritten(title))).toEqual([])
  })
})

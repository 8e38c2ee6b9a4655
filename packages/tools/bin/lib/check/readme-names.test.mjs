// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { inRoot, root } from '../../../../testing/src/project/root.mjs'
import { readUnits } from '../../../../testing/src/project/units.mjs'

const project = readFileSync(join(root, 'README.md'), 'utf8')
const packages = readdirSync(join(root, 'packages'))
const { units, planned } = readUnits()
/** What no page loads. */
const UNSHIPPED = ['fixtures', 'testing', 'bench', 'preview', 'tools']

describe('what the project says of itself', () => {
  const stands = sectionOf(project, 'What stands')

  it('names each unit beside the widget whose package it is in, and no other', () => {
    const rows = [...stands.matchAll(/^\| \[.+\]\(packages\/([a-z-]+)\/README\.md\) \|.*\| (.+) \|$/gm)]
    const said = Object.fromEntries(rows.map(([, name = '', cell = '']) => [name, [...cell.matchAll(/`([a-z-]+)`/g)].map(([, unit]) => unit).sort()]))
    const there = [...new Set(units.map((unit) => unit.package))]
    const unitsOf = (/** @type {string} */ name) => units.filter((unit) => unit.package === name).map((unit) => unit.name)
    expect(said).toEqual(Object.fromEntries(there.map((name) => [name, unitsOf(name).sort()])))
  })

  it('names what is not switched on yet, and nothing that is', () => {
    const [, list = ''] = /Not switched on yet: ([^.]+)\./.exec(stands) ?? []
    const said = list === '' ? [] : list.replaceAll('\n', ' ').split(', ')
    expect(said).toEqual(planned.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)))
  })

  it('leads to the README of each package', () => {
    expect(packages.filter((name) => !sectionOf(project, 'More').includes(`[${name}](packages/${name}/README.md)`))).toEqual([])
  })

  it('leads to the options of each widget', () => {
    const named = [...new Set(units.map((unit) => unit.package))]
    expect(named.filter((name) => !project.includes(`](packages/${name}/README.md#options)`))).toEqual([])
  })

  it.each(['For theme developers', 'For merchants', 'For designers'])('has steps to begin with: %s', (title) => {
    expect(sectionOf(project, title)).toMatch(/^1\. .*^2\. .*^3\. /ms)
  })
})

describe('CONTRIBUTING.md', () => {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

  it('names files and folders that are there', () => {
    const paths = [...contributing.matchAll(/`((?:packages|stories|examples)\/[a-z][^`\s*]*)`/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => !/NAME|VERSION|gift-note/.test(path) && !existsSync(join(root, path)))).toEqual([])
  })

  it('has names in "Find it" that stand in the file beside them', () => {
    const pairs = [...sectionOf(contributing, 'Find it').matchAll(/`([A-Za-z]+)` (?:of|in) `(packages\/[^`]+\.ts)`/g)]
    expect(pairs.length).toBeGreaterThan(2)
    expect(pairs.filter(([, name = '', path = '']) => !readFileSync(join(root, path), 'utf8').includes(name))).toEqual([])
  })

  it('says in "Find it" where something of each widget is', () => {
    const find = sectionOf(contributing, 'Find it')
    expect([...new Set(units.map((unit) => unit.package))].filter((name) => !find.includes(`packages/${name}/`))).toEqual([])
  })

  it('calls a cart a cart in code and its comments: "basket" is a word for shoppers and merchants', () => {
    const shipped = packages.filter((name) => ![...UNSHIPPED, 'wordpress-plugin'].includes(name)).flatMap((name) => filesBelow(inRoot(`packages/${name}/src`)))
    const code = shipped.filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.|\.fixtures\.|messages\.ts$|manifest\.ts$/.test(file))
    expect(code.length).toBeGreaterThan(500)
    expect(code.filter((file) => /basket/i.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

it.each(['README.md', 'CONTRIBUTING.md'])('%s can be read in one go: it has at most 200 lines', (path) => {
  expect(readFileSync(join(root, path), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(200)
})

const OTHER_TEXTS = ['packages/loader/REPLACING.md', 'packages/tools/SIZES.md', 'stories/README.md', 'stories/docs/GLOSSARY.md']
const texts = ['README.md', 'CONTRIBUTING.md', ...OTHER_TEXTS, ...packages.map((name) => `packages/${name}/README.md`)]

it.each(texts)('%s has links to files and headings that are there', (from) => {
  const links = [...readFileSync(join(root, from), 'utf8').matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const targets = links.map(([, path = '', anchor]) => ({ path: path ? join(root, dirname(from), path) : join(root, from), anchor }))
  expect(targets.filter(({ path, anchor }) => !existsSync(path) || (anchor && !anchorsOf(path).includes(anchor)))).toEqual([])
})

it('the glossary explains at most forty words, each once', () => {
  const words = [...readFileSync(join(root, 'stories/docs/GLOSSARY.md'), 'utf8').matchAll(/^\| ([^|]+) \|/gm)].map(([, word]) => word).slice(1)
  expect(words.length).toBeGreaterThan(10)
  expect(words.length).toBeLessThanOrEqual(40)
  expect(new Set(words).size).toBe(words.length)
})

// The theme of the imitated shop dresses what of ours stands on it, as any theme does: those classes are no looks of ours.
describe.each(packages.filter((name) => name !== 'fixtures' && codeOf(name, /\.(tsx?|css)$/) !== ''))('the README of %s', (name) => {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')

  it('names the classes of ours that have a look', () => {
    const styled = [...codeOf(name, /\.css$/).matchAll(/\.(tillkit-[a-z]+(?:-[a-z]+)*)/g)].map(([, each = '']) => each)
    expect([...new Set(styled)].filter((each) => !new RegExp(`\`[^\`]*${each}\\b`).test(readme))).toEqual([])
  })
})

it('each event of ours is named in full in a README', () => {
  const readmes = packages.map((name) => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')).join('\n')
  const code = packages.filter((name) => !UNSHIPPED.includes(name)).map((name) => codeOf(name, /\.tsx?$/)).join('\n')
  const events = new Set([...code.matchAll(/tillkit:[a-z]+(?:-[a-z]+)*(?=['`"])/g)].map(([event]) => event))
  expect(events.size).toBeGreaterThan(10)
  expect([...events].filter((event) => !readmes.includes(`\`${event}\``))).toEqual([])
})

/**
 * @param {string} markdown
 * @param {string} title
 */
function sectionOf(markdown, title) {
  const [, section] = new RegExp(`^## ${title}\\n(.*?)(?=^## )`, 'ms').exec(`${markdown}\n## `) ?? []
  if (section === undefined) throw new Error(`There is no section "${title}".`)
  return section
}

/**
 * The names by which links reach the headings of a text.
 * @param {string} path
 */
function anchorsOf(path) {
  const headings = readFileSync(path, 'utf8').replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, title = '']) => title.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-'))
}

/**
 * What a package ships, as one text.
 * @param {string} name
 * @param {RegExp} kind
 */
function codeOf(name, kind) {
  const files = filesBelow(inRoot(join('packages', name, 'src'))).filter((file) => kind.test(file) && !/\.(test|test-d|fixtures)\.tsx?$/.test(file))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorsIn, errorsPage } from './errors.mjs'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { inRoot, root } from '../../../../testing/src/project/root.mjs'

const README = `# lamp

## Errors

### no-watts

\`is no <number>\`, \`is empty\`

- What happened: \`data-watts\` is no number.
- Why it matters: it stays dark.
- What to do: print one.

## Limits
`

describe('the errors of the packages', () => {
  const packages = readdirSync(join(root, 'packages')).map((name) => ({ name, readme: readme(name), code: codeOf(name) }))
  const entries = packages.flatMap((each) => errorsIn(each.readme).map((entry) => ({ ...entry, code: each.code })))
  const everything = packages.map(({ code }) => code).join('\n')

  it('that the code links to, whether it reports or throws them, have an entry in a README', () => {
    const linked = [...everything.matchAll(/\b(?:help(?: =|:)|helpOn\(|fault\(|Unusable\([^\n]*,) ?'([a-z-]+)'/g)].map(([, name]) => name)
    expect(linked.length).toBeGreaterThan(15)
    expect(linked.filter((name) => !entries.some((entry) => entry.name === name))).toEqual([])
  })

  it('that are thrown at markup name their entry', () => {
    const thrown = [...everything.matchAll(/new (?:InvalidMarkup|Unusable)\(.*\)/g)].map(([line]) => line)
    expect(thrown.length).toBeGreaterThan(5)
    expect(thrown.filter((line) => !/help\b|, '[a-z-]+'[,)]/.test(line))).toEqual([])
  })

  it('have each a name of their own', () => {
    const names = entries.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(entries.map((entry) => [entry.name, entry]))('"%s" is one that the code can tell of, in the words of its entry', (name, { words, what, code }) => {
    const isPiece = (/** @type {string} */ piece) => piece.startsWith('[tillkit] UNIT:') || everything.includes(piece)
    expect(words.filter((piece) => !isPiece(piece))).toEqual([])
    if (!/no address/.test(what)) expect(code).toContain(`'${name}'`)
  })
})

it('reads an entry with all of its parts, and complains of one that lacks any', () => {
  expect(errorsIn(README)).toEqual([
    { name: 'no-watts', words: ['is no <number>', 'is empty'], what: '`data-watts` is no number.', why: 'it stays dark.', advice: 'print one.' },
  ])
  expect(errorsIn('# lamp\n')).toEqual([])
  expect(() => errorsIn(README.replace('- What to do: print one.\n', ''))).toThrow('no-watts')
})

it('makes a page on which each entry has an address, and in which nothing of it is markup', () => {
  const page = errorsPage(errorsIn(README), '1.2.3')
  expect(page).toContain('<article id="no-watts">')
  expect(page).toContain('href="#no-watts"')
  expect(page).toContain('<code>is no &lt;number&gt;</code>')
  expect(page).toContain('<code>data-watts</code> is no number.')
})

/** @param {string} name */
function readme(name) {
  return readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
}

/** @param {string} name */
function codeOf(name) {
  const files = filesBelow(inRoot(join('packages', name, 'src'))).filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d|fixtures)\.tsx?$/.test(file))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

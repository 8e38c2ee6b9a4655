import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { PROMISE } from '../../../../testing/src/project/browsers.mjs'
import { readJson, root } from '../../../../testing/src/project/root.mjs'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { unsupportedInScripts } from './script-support.mjs'
import { unsupportedInStyles } from './style-support.mjs'

/**
 * What some promised browser lacks and is used all the same, with the reason why its page is none the worse. Everything else that is
 * found has to be done in another way.
 */
const FINE_WITHOUT = {
  'api.Window.requestIdleCallback': 'a time is waited for instead',
  'api.Window.cancelIdleCallback': 'as requestIdleCallback',
  'api.Scheduler.postTask': 'asked for first; a message gives way instead',
  'api.Document.startViewTransition': 'asked for first; the list changes without a transition',
  'api.ViewTransition': 'as startViewTransition',
  'api.ScrollTimeline': 'asked for first; scrolling is followed by its event',
  'api.Element.checkVisibility': 'asked for first',
  'api.TouchEvent': 'Safari on a desktop has no touch to tell of',
  'api.Touch': 'as TouchEvent',
  'api.TouchList': 'as TouchEvent',
  'api.PointerEvent.getCoalescedEvents': 'a stroke is drawn from frame to frame',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.user-select': 'a word may be marked by a long press',
  'css.properties.content-visibility': 'a long list is laid out whole',
  'css.properties.scrollbar-width': 'the bar shows',
  'css.properties.text-decoration.wavy': 'the line is straight',
  'css.properties.text-decoration.dotted': 'the line is straight',
}

/** Whether what was found is listed above, or part of something that is. */
const isFine = (/** @type {string} */ found) => Object.keys(FINE_WITHOUT).some((feature) => found.includes(` ${feature} `) || found.includes(` ${feature}.`))

const { options } = ts.parseJsonConfigFileContent(readJson('tsconfig.json'), ts.sys, root)
/** The folders whose code runs in a shopper's or a merchant's browser. */
const folders = readdirSync(join(root, 'packages')).flatMap((name) => {
  const { private: isPrivate } = /** @type {{ private?: boolean }} */ (readJson(`packages/${name}/package.json`))
  return isPrivate ? [] : `packages/${name}/src`
})
const shipped = [...folders, 'packages/wordpress-plugin/src/health'].flatMap((folder) => filesBelow(join(root, folder)))
const scripts = shipped.filter((file) => /(?<!\.(test|test-d|fixtures))\.tsx?$/.test(file))
const styles = shipped.filter((file) => file.endsWith('.css'))

describe('what we use of the platform', () => {
  it('is said in the README to be there from certain browsers on', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(PROMISE)
  })

  it('is in all of these browsers, in scripts', () => {
    expect(scripts.length).toBeGreaterThan(500)
    expect(unsupportedInScripts(scripts, { root, options }).filter((found) => !isFine(found))).toEqual([])
  }, 300_000)

  it('is in all of these browsers, in style sheets', () => {
    expect(styles.length).toBeGreaterThan(30)
    expect(unsupportedInStyles(styles, { root }).filter((found) => !isFine(found))).toEqual([])
  })
})

/** What the check has to find, a line each, and what it has to leave alone. */
const EXAMPLE = `const own = { canParse: (value: string) => value.length }
own.canParse(location.href)
new URL(location.href).searchParams.get('page')
URL.canParse(location.href)
document.querySelector('.menu:dir(rtl)')
Object.groupBy([1, 2], (one: number) => (one > 1 ? 'many' : 'few'))
new Set([1]).union(new Set([2]))
export {}
`

describe('the check of it', () => {
  it('finds what is younger: static and other functions, of the browser and the language, and pseudo-classes in selectors', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-support-'))
    const file = join(folder, 'example.ts')
    writeFileSync(file, EXAMPLE)
    const found = unsupportedInScripts([file], { root: folder, options: { ...options, types: [], lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'] } })
    rmSync(folder, { recursive: true })
    expect(found).toEqual([
      'example.ts:4 api.URL.canParse_static (chrome 120, edge 120)',
      'example.ts:5 css.selectors.dir (chrome 120, edge 120)',
      'example.ts:6 javascript.builtins.Object.groupBy (chrome 117, edge 117, safari 17.4)',
      'example.ts:7 javascript.builtins.Set.union (chrome 122, edge 122, firefox 127)',
    ])
  }, 120_000)

  it('finds properties, keywords and selectors of sheets, and leaves out what is asked for first', () => {
    const read = () => `a:dir(rtl) { field-sizing: content }
@supports (field-sizing: content) { a { field-sizing: content } }
@starting-style { a { opacity: 0 } }`
    const found = unsupportedInStyles(['/a.css'], { root: '/', read })
    expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'a.css:1 css.selectors.dir',
      'a.css:1 css.properties.field-sizing',
      'a.css:1 css.properties.field-sizing.content',
      'a.css:3 css.at-rules.starting-style',
    ])
  })
})

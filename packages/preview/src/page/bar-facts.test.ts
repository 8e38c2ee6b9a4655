import { afterEach, expect, it } from 'vitest'
import type { BarSettings } from './bar-settings.ts'
import { readFacts } from './bar-facts.ts'

const settings = { off: false, saved: false, legacy: [] } as unknown as BarSettings
const tag = (id: string, attributes: string) => `<script id="${id}-js" data-tillkit-preview="legacy" data-tillkit-unless=".card, script[id$='-bundle-js']" ${attributes}></script>`
const said = (html: string) => {
  document.body.innerHTML = html
  const { takenOut, problems } = readFacts(settings, {})
  return { takenOut, runs: problems.map(({ what }) => what).filter((what) => what.includes(' runs: ')) }
}

afterEach(() => document.body.replaceChildren())

it('the bar says what on the page a script is needed for that came back, and not so of what only serves it', () => {
  expect(said(tag('theme', 'type="text/plain"'))).toEqual({ takenOut: ['theme'], runs: [] })
  const both = tag('theme', '') + tag('serving', 'data-tillkit-with="theme-js"')
  expect(said(`<p class="module card"></p>${both}`)).toEqual({ takenOut: [], runs: ['theme runs: this page has <p class="module card">.'] })
  expect(said(`${both}<script id="cards-bundle-js"></script>`).runs).toEqual(['theme runs: this page has the script cards-bundle, which depends on it.'])
})

it('the bar names the scripts that stay beside ours and hear of what those do', () => {
  document.body.innerHTML = '<script id="bridge-js" type="text/plain"></script><script type="text/plain" src="/plugins/tags.min.js"></script>'
  const companions = ['bridge', 'tags', 'other'].map((handle) => ({ handle, file: `/plugins/${handle}.` }))
  const known = { ...settings, legacy: [{ handle: 'banner', units: ['banner'], markers: [], companions }] }
  expect([readFacts(known, {}).companions, readFacts({ ...known, off: true }, {}).companions]).toEqual([['bridge', 'tags'], []])
})

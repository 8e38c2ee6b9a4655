// @vitest-environment node
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { describe, expect, it } from 'vitest'
import type { PageRules } from './rewrite-page.ts'
import { createPageStream } from './rewrite-page.ts'

const rules: PageRules = { legacy: readUnits().scripts, ownCopies: true, tracking: true, head: '<OURS>', nonce: 'n', hosts: ['the-shop.example'], origin: 'http://127.0.0.1:4173' }
const FILE = '/wp-content/plugins/tier-pricing-table/assets/frontend/product-tiered-pricing-table.min.js?ver=7.1.5'

function rewrite(html: string, changes: Partial<PageRules> = {}) {
  const page = createPageStream({ ...rules, head: '', ...changes })
  return { html: page.push(html) + page.end(), findings: page.findings }
}

describe('the legacy script', () => {
  it('stays as a tag that no browser runs, and its data stay as they are', () => {
    const data = '<script id="tiered-pricing-table-front-js-js-extra">var tieredPricingGlobalData = {};</script>'
    const { html, findings } = rewrite(`${data}<script src="${FILE}" id="tiered-pricing-table-front-js-js"></script>`)
    expect(html).toBe(`${data}<script type="text/plain" data-tillkit-preview="legacy" src="${FILE}" id="tiered-pricing-table-front-js-js"></script>`)
    expect([...findings.legacy]).toEqual(['tiered-pricing-table-front-js'])
  })

  it('is found by its file when an optimiser dropped the id, and when one delays it', () => {
    expect(rewrite(`<script src="${FILE}" integrity="sha384-x"></script>`).html).toBe(`<script type="text/plain" data-tillkit-preview="legacy" src="${FILE}"></script>`)
    const { html } = rewrite(`<script type="rocketlazyloadscript" data-rocket-src="${FILE}"></script>`)
    expect(html).toContain('type="text/plain"')
    expect(html).toContain(`src="${FILE}"`)
    expect(html).not.toContain('rocket')
  })

  it('says on its tag which pages need it after all', () => {
    const legacy = [{ handle: 'both', file: '/both.js', units: ['a', 'b'], unless: '.b, [data-b="1"]' }]
    expect(rewrite('<script src="/both.js"></script>', { legacy }).html).toContain('data-tillkit-unless=".b, [data-b=&quot;1&quot;]"')
  })

  it('takes with it what only serves it, known by its file, and leaves the platform\'s own and namesakes of others', () => {
    const legacy = readUnits().scripts.filter(({ handle }) => handle === 'divi-custom-script').map((script) => ({ ...script, unless: '.foreign' }))
    const tag = (file: string, id: string) => `<script src="/wp-content/${file}" id="${id}-js"></script>`
    const served = rewrite(tag('themes/Divi/includes/builder/feature/dynamic-assets/assets/js/easypiechart.js?ver=4', 'easypiechart'), { legacy }).html
    for (const part of ['type="text/plain"', 'data-tillkit-unless=".foreign"', 'data-tillkit-with="divi-custom-script-js"']) expect(served).toContain(part)
    for (const other of [tag('plugins/pictures/magnific-popup.js', 'magnific-popup'), tag('../wp-includes/js/jquery/ui/effect.min.js', 'jquery-effects-core')]) expect(rewrite(other, { legacy }).html).toBe(other)
  })

  it('runs as ever when its units were not chosen', () => {
    const tag = `<script src="${FILE}" id="tiered-pricing-table-front-js-js"></script>`
    expect(rewrite(tag, { legacy: [] }).html).toBe(tag)
  })
})

describe('other tags', () => {
  it('takes out a Tillkit of the shop’s own', () => {
    const { html, findings } = rewrite('<link rel="stylesheet" href="/t/0.1.0/tillkit.css"><script defer src="/t/0.1.0/tillkit.js"></script>')
    expect(html).not.toMatch(/rel="stylesheet"/)
    expect(html).toContain('<script type="text/plain" data-tillkit-preview="own-copy" defer')
    expect(findings.ownCopies).toBe(1)
  })

  it('keeps trackers from loading: scripts, pictures, frames and preconnections', () => {
    const { html, findings } = rewrite(
      '<link rel=preconnect href=//www.googletagmanager.com><script async src="https://www.googletagmanager.com/gtag/js?id=G-1&amp;l=a"></script>' +
        '<img src="https://www.facebook.com/tr?id=1"><iframe src="https://www.facebook.com/plugins/page.php"></iframe><script src="https://js.stripe.com/v3/"></script>',
    )
    expect(html).not.toMatch(/\s(?:src|href)="?(?:https:)?\/\/www\.googletagmanager/)
    expect(html).toContain('data-tillkit-src="https://www.googletagmanager.com/gtag/js?id=G-1&amp;l=a"')
    expect(html).not.toContain(' src="https://www.facebook.com/tr')
    expect(html).toContain(' src="https://www.facebook.com/plugins')
    expect(html).toContain(' src="https://js.stripe.com/v3/"')
    expect(findings.trackers.size).toBe(2)
    expect(rewrite('<script src="https://www.clarity.ms/tag/x"></script>', { tracking: false }).html).toBe('<script src="https://www.clarity.ms/tag/x"></script>')
  })

  it('drops integrity hashes of the shop’s own files only, since those may be rewritten', () => {
    expect(rewrite('<script src="/a.js" integrity="sha384-x"></script>').html).toBe('<script src="/a.js"></script>')
    const other = '<script src="https://cdn.example/a.js" integrity="sha384-x"></script>'
    expect(rewrite(other).html).toBe(other)
  })

  it('opens a policy in a meta element', () => {
    const { html } = rewrite(`<meta http-equiv="Content-Security-Policy" content="script-src &#039;nonce-abc&#039;; upgrade-insecure-requests">`)
    expect(html).toBe(`<meta content="script-src 'nonce-abc' 'self'" http-equiv="Content-Security-Policy">`)
  })
})

describe('what is put in', () => {
  it.each([
    ['<!doctype html><html><head><meta>', '<!doctype html><html><head><OURS><meta>'],
    ['<!doctype html><HTML lang=en><HEAD profile=x><title>', '<!doctype html><HTML lang=en><HEAD profile=x><OURS><title>'],
    ['<b>Warning</b><!doctype html><head>', '<OURS><b>Warning</b><!doctype html><head>'],
    ['<!-- <head> --><html><body>', '<!-- <head> --><html><OURS><body>'],
    ['no markup at all', 'no markup at all<OURS>'],
  ])('%s', (html, expected) => expect(rewrite(html, { head: '<OURS>' }).html).toBe(expected))
})

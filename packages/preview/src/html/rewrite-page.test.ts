// @vitest-environment node
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { describe, expect, it } from 'vitest'
import type { PageRules } from './rewrite-page.ts'
import { rewriteTags } from './rewrite-page.ts'

const rules: PageRules = { legacy: readUnits().scripts, ownCopies: true, tracking: true, head: '<OURS>', nonce: 'n', hosts: ['the-shop.example'], origin: 'http://127.0.0.1:4173' }
const FILE = '/wp-content/plugins/tier-pricing-table/assets/frontend/product-tiered-pricing-table.min.js?ver=7.1.5'

async function rewrite(html: string, changes: Partial<PageRules> = {}, size = html.length) {
  const pieces = Array.from({ length: Math.ceil(html.length / size) }, (_, at) => html.slice(at * size, (at + 1) * size))
  const { texts, findings } = rewriteTags(pieces, { ...rules, head: '', ...changes })
  let out = ''
  for await (const text of texts) out += text
  return { html: out, findings }
}

describe('the legacy script', () => {
  it('stays as a tag that no browser runs, and its data stay as they are', async () => {
    const data = '<script id="tiered-pricing-table-front-js-js-extra">var tieredPricingGlobalData = {};</script>'
    const { html, findings } = await rewrite(`${data}<script src="${FILE}" id="tiered-pricing-table-front-js-js"></script>`)
    expect(html).toBe(`${data}<script type="text/plain" data-tillkit-preview="legacy" src="${FILE}" id="tiered-pricing-table-front-js-js"></script>`)
    expect([...findings.legacy]).toEqual(['tiered-pricing-table-front-js'])
  })

  it('is found by its file when an optimiser dropped the id, and when one delays it', async () => {
    expect((await rewrite(`<script src="${FILE}" integrity="sha384-x"></script>`)).html).toBe(`<script type="text/plain" data-tillkit-preview="legacy" src="${FILE}"></script>`)
    const { html } = await rewrite(`<script type="rocketlazyloadscript" data-rocket-src="${FILE}"></script>`)
    expect(html).toContain('type="text/plain"')
    expect(html).toContain(`src="${FILE}"`)
    expect(html).not.toContain('rocket')
  })

  it('says on its tag which pages need it after all', async () => {
    const legacy = [{ handle: 'both', file: '/both.js', units: ['a', 'b'], unless: '.b, [data-b="1"]' }]
    expect((await rewrite('<script src="/both.js"></script>', { legacy })).html).toContain('data-tillkit-unless=".b, [data-b=&quot;1&quot;]"')
  })

  it('takes with it what only serves it, known by its file, and leaves the platform\'s own and namesakes of others', async () => {
    const legacy = readUnits().scripts.filter(({ handle }) => handle === 'divi-custom-script').map((script) => ({ ...script, unless: '.foreign' }))
    const tag = (file: string, id: string) => `<script src="/wp-content/${file}" id="${id}-js"></script>`
    const { html: served } = await rewrite(tag('themes/Divi/includes/builder/feature/dynamic-assets/assets/js/easypiechart.js?ver=4', 'easypiechart'), { legacy })
    for (const part of ['type="text/plain"', 'data-tillkit-unless=".foreign"', 'data-tillkit-with="divi-custom-script-js"']) expect(served).toContain(part)
    for (const other of [tag('plugins/pictures/magnific-popup.js', 'magnific-popup'), tag('../wp-includes/js/jquery/ui/effect.min.js', 'jquery-effects-core')]) expect((await rewrite(other, { legacy })).html).toBe(other)
  })

  it('says of what serves it whether that depends on it, and so comes behind it', async () => {
    const tag = (file: string, id: string) => `<script src="/wp-content/plugins/wpforms-lite/assets/${file}" id="${id}-js"></script>`
    const { html } = await rewrite(tag('js/frontend/wpforms-modern.min.js', 'wpforms-modern') + tag('lib/jquery.validate.min.js', 'wpforms-validation'))
    const [modern = '', validation = ''] = html.split('</script>')
    for (const served of [modern, validation]) expect(served).toContain('data-tillkit-with="wpforms-js"')
    expect([modern, validation].map((served) => served.includes('data-tillkit-behind'))).toEqual([true, false])
  })

  it('runs as ever when its units were not chosen', async () => {
    const tag = `<script src="${FILE}" id="tiered-pricing-table-front-js-js"></script>`
    expect((await rewrite(tag, { legacy: [] })).html).toBe(tag)
  })
})

describe('other tags', () => {
  it('takes out a Tillkit of the shop’s own', async () => {
    const { html, findings } = await rewrite('<link rel="stylesheet" href="/t/0.1.0/tillkit.css"><script defer src="/t/0.1.0/tillkit.js"></script>')
    expect(html).not.toMatch(/rel="stylesheet"/)
    expect(html).toContain('<script type="text/plain" data-tillkit-preview="own-copy" defer')
    expect(findings.ownCopies).toBe(1)
  })

  it('keeps trackers from loading: scripts, pictures, frames and preconnections', async () => {
    const { html, findings } = await rewrite(
      '<link rel=preconnect href=//www.googletagmanager.com><script async src="https://www.googletagmanager.com/gtag/js?id=G-1&amp;l=a"></script>' +
        '<img src="https://www.facebook.com/tr?id=1"><iframe src="https://www.facebook.com/plugins/page.php"></iframe><script src="https://js.stripe.com/v3/"></script>',
    )
    expect(html).not.toMatch(/\s(?:src|href)="?(?:https:)?\/\/www\.googletagmanager/)
    expect(html).toContain('data-tillkit-src="https://www.googletagmanager.com/gtag/js?id=G-1&amp;l=a"')
    expect(html).not.toContain(' src="https://www.facebook.com/tr')
    expect(html).toContain(' src="https://www.facebook.com/plugins')
    expect(html).toContain(' src="https://js.stripe.com/v3/"')
    expect(findings.trackers.size).toBe(2)
    expect((await rewrite('<script src="https://www.clarity.ms/tag/x"></script>', { tracking: false })).html).toBe('<script src="https://www.clarity.ms/tag/x"></script>')
  })

  it('drops integrity hashes of the shop’s own files only, since those may be rewritten', async () => {
    expect((await rewrite('<script src="/a.js" integrity="sha384-x"></script>')).html).toBe('<script src="/a.js"></script>')
    const other = '<script src="https://cdn.example/a.js" integrity="sha384-x"></script>'
    expect((await rewrite(other)).html).toBe(other)
  })

  it('opens a policy in a meta element', async () => {
    const { html } = await rewrite(`<meta http-equiv="Content-Security-Policy" content="script-src &#039;nonce-abc&#039;; upgrade-insecure-requests">`)
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
  ])('%s', async (html, expected) => expect((await rewrite(html, { head: '<OURS>' })).html).toBe(expected))
})

describe('a page in pieces of any size', () => {
  it.each([
    '<!doctype html><!-- <head> --><title><p></title><P\nID=1\t/>a < b <3 &eacute;\r\n\0',
    '<script><!-- <script> "</script>" --></script><style>a > b { content: "<p>" }</style><noscript><img src=x></noscript>',
    '<svg><title/><style/><path d="a>b"/><![CDATA[ <b> ]]></svg><a title="a>b" href=\'c>d\' e=f"g>h<i>',
  ])('passes byte for byte: %s', async (html) => {
    for (let size = 1; size <= html.length; size += 1) expect((await rewrite(html, {}, size)).html).toBe(html)
  })

  it('is rewritten as it is in one', async () => {
    const html = `<script src="${FILE}" id="a"></script><p>b`
    const { html: whole } = await rewrite(html)
    expect(whole).toContain('type="text/plain"')
    for (let size = 1; size < html.length; size += 1) expect((await rewrite(html, {}, size)).html).toBe(whole)
  })

  it('loses nothing but a tag that its end cuts off, which browsers drop too', async () => {
    expect([(await rewrite('<p>a<i')).html, (await rewrite('<p>a<a href="b <i>')).html, (await rewrite('<p>a<!-- b')).html]).toEqual(['<p>a', '<p>a', '<p>a<!-- b'])
  })
})

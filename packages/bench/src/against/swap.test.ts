// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { legacyStubScript } from '@tillkit/fixtures'
import { isLegacyTag, withTillkit } from './swap.ts'

const UNIT = 'tiered-pricing'

describe('putting Tillkit in the place of the legacy script', () => {
  it('switches the legacy tag off and puts our style sheet and script at the end of the head', () => {
    const page = withTillkit(`<head><title>Roll</title>${legacyStubScript()}</head><body>…</body>`, UNIT)
    expect(page).toMatch(/<script type="text\/plain" id="tiered-pricing-table-front-js-js" src="[^"]+"><\/script>/)
    expect(page).toMatch(/<link rel="stylesheet" href="\/tillkit\/[\d.]+\/tillkit\.css"><script defer src="\/tillkit\/[\d.]+\/tillkit\.js" data-units="tiered-pricing"><\/script><\/head>/)
  })

  it('takes the place of a type, and leaves all other scripts alone', () => {
    const others = '<script id="tiered-pricing-table-front-js-js-extra">var a</script><script src="/jquery.js"></script>'
    const legacy = "<script src='/x/product-tiered-pricing-table.min.js?ver=7' type='text/javascript'></script>"
    const page = withTillkit(`<head>${others}</head>${legacy}`, UNIT)
    expect(page).toContain(others)
    expect(page).toContain('<script type="text/plain" src=\'/x/product-tiered-pricing-table.min.js?ver=7\'></script>')
    expect(page).not.toContain('text/javascript')
  })

  it('is found by id or by file, quoted or not, for its own unit only', () => {
    expect(isLegacyTag('<script id=tiered-pricing-table-front-js-js async>', UNIT)).toBe(true)
    expect(isLegacyTag('<script data-id="tiered-pricing-table-front-js-js">', UNIT)).toBe(false)
    expect(isLegacyTag('<script src="/a/product-tiered-pricing-table.js">', UNIT)).toBe(true)
    expect(isLegacyTag('<script src="/a/product-tiered-pricing-table.js">', 'filters')).toBe(false)
  })

  it('copes with a page without a head', () => {
    expect(withTillkit('<p>Roll</p>', UNIT)).toMatch(/^<link .*<script defer .*<\/script><p>Roll<\/p>$/)
  })
})

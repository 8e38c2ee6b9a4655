import { describe, expect, it, vi } from 'vitest'
import { decodeEntities, parseInert } from './parse-html.ts'

describe('decodeEntities', () => {
  it.each([
    ['&pound;', '£'],
    ['&euro;', '€'],
    ['&#36;', '$'],
    ['&yen;', '¥'],
    ['&#x20b9;', '₹'],
    ['&#8377;', '₹'],
    ['&nbsp;', '\u00a0'],
    ['&#x62f;.&#x625;', 'د.إ'],
    ['&#xfdfc;', '\ufdfc'],
    ['&#1585;&#1740;&#1575;&#1604;', 'ریال'],
    ['&#107;&#114;', 'kr'],
    ['%1$s&nbsp;%2$s', '%1$s\u00a0%2$s'],
    ['Fr.&nbsp;', 'Fr.\u00a0'],
  ])('decodes %s', (text, expected) => {
    expect(decodeEntities(text)).toBe(expected)
  })

  it('decodes once, so that a written-out entity stays one', () => {
    expect(decodeEntities('&amp;pound;')).toBe('&pound;')
    expect(decodeEntities('&lt;b&gt;')).toBe('<b>')
  })

  it('leaves tags out', () => {
    expect(decodeEntities('<i class="icon">&pound;</i><img src=x onerror=alert(1)>')).toBe('£')
  })

  it.each([' ', '\u00a0', '', ' , ', '.', '£'])('keeps %j as it is and does not parse it', (text) => {
    const parse = vi.fn(parseInert)
    expect(decodeEntities(text, parse)).toBe(text)
    expect(parse).not.toHaveBeenCalled()
  })

  it('parses through what it is given, for pages that enforce Trusted Types', () => {
    const parse = vi.fn(parseInert)
    expect(decodeEntities('&pound;', parse)).toBe('£')
    expect(parse).toHaveBeenCalledExactlyOnceWith('&pound;')
  })
})

describe('parseInert', () => {
  it('keeps white space at both ends', () => {
    expect(parseInert(' <b>x</b> ').textContent).toBe(' x ')
  })

  it('gives nodes that stand on no page', () => {
    expect(parseInert('<b>x</b>').firstChild?.isConnected).toBe(false)
  })
})

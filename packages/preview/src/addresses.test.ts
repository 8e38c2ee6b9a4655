// @vitest-environment node
import { domainToASCII } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createAddressRewriter } from './addresses.ts'

const local = { scheme: 'http', host: '127.0.0.1:4173' }
const shop = createAddressRewriter(['the-shop.example', 'www.the-shop.example'], local)

describe('addresses of a shop', () => {
  it.each([
    ['https://the-shop.example/a', 'http://127.0.0.1:4173/a'],
    ['HTTP://The-Shop.Example', 'http://127.0.0.1:4173'],
    ['http://www.the-shop.example:80/', 'http://127.0.0.1:4173/'],
    ['https://the-shop.example:443/', 'http://127.0.0.1:4173/'],
    ['src="//the-shop.example/x.js"', 'src="//127.0.0.1:4173/x.js"'],
    [String.raw`"https:\/\/the-shop.example\/wp-admin\/"`, String.raw`"http:\/\/127.0.0.1:4173\/wp-admin\/"`],
    [String.raw`"{\"u\":\"https:\\\/\\\/the-shop.example\"}"`, String.raw`"{\"u\":\"http:\\\/\\\/127.0.0.1:4173\"}"`],
    [String.raw`"https:\u002F\u002Fthe-shop.example"`, String.raw`"http:\u002F\u002F127.0.0.1:4173"`],
    ['?to=https%3A%2F%2Fthe-shop.example%2Fcart', '?to=http%3A%2F%2F127.0.0.1%3A4173%2Fcart'],
    ['%22https%3A%5C%2F%5C%2Fthe-shop.example%5C%2Fcart%22', '%22http%3A%5C%2F%5C%2F127.0.0.1%3A4173%5C%2Fcart%22'],
    ['https%253A%255C%252F%255C%252Fthe-shop.example', 'http%253A%255C%252F%255C%252F127.0.0.1%253A4173'],
    ['?to=https%253A%252F%252Fthe-shop.example', '?to=http%253A%252F%252F127.0.0.1%253A4173'],
    ['https:&#x2F;&#x2F;the-shop.example', 'http:&#x2F;&#x2F;127.0.0.1:4173'],
    ['wss://the-shop.example/live', 'ws://127.0.0.1:4173/live'],
    ['url(https://the-shop.example/a.woff2)', 'url(http://127.0.0.1:4173/a.woff2)'],
    ['a 1x, https://the-shop.example/b.png 2x', 'a 1x, http://127.0.0.1:4173/b.png 2x'],
    ['0; url=https://the-shop.example/next', '0; url=http://127.0.0.1:4173/next'],
    ['See https://the-shop.example.', 'See http://127.0.0.1:4173.'],
  ])('%s', (text, expected) => expect(shop.text(text)).toBe(expected))

  it.each([
    'https://the-shop.example.evil.test/',
    'https://not-the-shop.example/',
    'https://cdn.the-shop.example/a.js',
    'https://the-shop.example-two.test',
    'https://the-shop.example:8443/',
    'ftp://the-shop.example/',
    'info@the-shop.example',
    'the-shop.example',
  ])('%s is another place, and stays', (text) => expect(shop.text(text)).toBe(text))

  it('names a port where the shop has one', () => {
    const port = createAddressRewriter(['127.0.0.1:8080', '[::1]:8080'], local)
    expect(port.text('http://127.0.0.1:8080/ http://127.0.0.1:80800/ http://127.0.0.1/ http%3A%2F%2F127.0.0.1%3A8080')).toBe(
      'http://127.0.0.1:4173/ http://127.0.0.1:80800/ http://127.0.0.1/ http%3A%2F%2F127.0.0.1%3A4173',
    )
    expect(port.text('http://[::1]:8080/ http%3A%2F%2F%5B%3A%3A1%5D%3A8080')).toBe('http://127.0.0.1:4173/ http%3A%2F%2F127.0.0.1%3A4173')
  })

  it('finds a name with umlauts as it is written', () => {
    const umlaut = createAddressRewriter([domainToASCII('märkte.example')], local)
    const written = Buffer.from('https://märkte.example/ü', 'utf8').toString('latin1')
    expect(Buffer.from(umlaut.text(written), 'latin1').toString('utf8')).toBe('http://127.0.0.1:4173/ü')
  })

  it('gives the same text however it is cut into pieces', () => {
    const text = `x ftp://the-shop.example ${String.raw`https:\/\/the-shop.example\/a`} https://the-shop.example ?u=https%3A%2F%2Fwww.the-shop.example%2F //the-shop.example.org ${'é'.repeat(90)} https://the-shop.example`
    const whole = shop.text(text)
    for (let size = 1; size < text.length; size += 1) {
      const stream = shop.stream()
      let out = ''
      for (let at = 0; at < text.length; at += size) out += stream.push(text.slice(at, at + size))
      expect(out + stream.end()).toBe(whole)
    }
  })

  it('goes back to what it was for the shop', () => {
    const back = createAddressRewriter(['127.0.0.1:4173'], { scheme: 'https', host: 'the-shop.example' })
    expect(back.text('_wp_http_referer=%2Fa&redirect_to=http%3A%2F%2F127.0.0.1%3A4173%2Fb')).toBe(
      '_wp_http_referer=%2Fa&redirect_to=https%3A%2F%2Fthe-shop.example%2Fb',
    )
  })
})

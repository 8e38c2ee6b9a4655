// @vitest-environment node
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask, usePreviews } from './preview.fixtures.ts'
import { readShopAddress } from './shop.ts'

const preview = usePreviews()

const silent: RequestListener = () => undefined
const html = { 'content-type': 'text/html' }

describe('a shop that', () => {
  it('is down', async () => {
    const { preview: { origin }, printed } = await preview(silent, { shop: readShopAddress('http://127.0.0.1:1') })
    const { status, text } = await ask(origin, '/a')
    expect(status).toBe(502)
    expect(text).toContain('The shop is not running')
    expect(printed.join()).toContain('GET /a: The shop is not running.')
    const call = await ask(origin, '/a', { headers: { 'sec-fetch-dest': 'empty' } })
    expect(call.text).toMatch(/^Tillkit preview: The shop is not running/)
  })

  it('has no such host', async () => {
    const { preview: { origin } } = await preview(silent, { shop: readShopAddress('http://the-shop.invalid') })
    expect((await ask(origin, '/')).text).toContain('There is no such host')
  })

  it('says nothing', async () => {
    const { preview: { origin } } = await preview(silent, { timeout: 300 })
    const { status, text } = await ask(origin, '/')
    expect(status).toBe(504)
    expect(text).toContain('--timeout')
  })

  it('has signed its certificate itself, and works with --insecure', async () => {
    const answer: RequestListener = (_request, response) => void response.writeHead(200, html).end('<html><head></head>fine')
    const strict = await preview(answer, { secure: true })
    const { status, text } = await ask(strict.preview.origin, '/')
    expect(status).toBe(502)
    expect(text).toContain('--insecure')
    const trusting = await preview(answer, { secure: true, insecure: true })
    expect(await ask(trusting.preview.origin, '/')).toMatchObject({ status: 200, text: expect.stringContaining('fine') })
  })

  it('speaks plain http where https was asked for', async () => {
    const { shop } = await preview(silent)
    const { preview: { origin } } = await preview(silent, { shop: readShopAddress(shop.replace('http:', 'https:')) })
    expect((await ask(origin, '/')).text).toContain('The shop speaks no https at this address')
  })

  it('packs its answer wrongly', async () => {
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('no gzip'))
    const { status, text } = await ask(origin, '/')
    expect(status).toBe(502)
    expect(text).toContain('The shop’s answer is damaged')
  })

  it('is cut off before its page begins', async () => {
    const { preview: { origin } } = await preview((request) => void request.socket.destroy())
    expect((await ask(origin, '/')).text).toContain('The shop’s answer was cut off')
  })

  it('sends long headers, and hears long cookies', async () => {
    const { preview: { origin } } = await preview((request, response) => void response.writeHead(200, { ...html, link: 'y'.repeat(40_000) }).end(`heard ${request.headers.cookie?.length ?? 0}`))
    const { status, headers, text } = await ask(origin, '/', { headers: { cookie: `a=${'v'.repeat(60_000)}` } })
    expect([status, headers.link?.length, /heard \d+/.exec(text)?.[0]]).toEqual([200, 40_000, 'heard 60002'])
  })

  it('sends headers without end', async () => {
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(200, { ...html, 'x-long': 'x'.repeat(400_000) }).end())
    expect((await ask(origin, '/')).text).toContain('The answer has too many headers')
  })

  it.each(['plain', 'gzip'])('is cut off in the middle (%s): what came is shown, with a mark for the bar', async (how) => {
    const body = Buffer.from(`<html><head></head>${Array.from({ length: 4000 }, (_, row) => `<p>row ${row * 7919}</p>`).join('')}`)
    const { preview: { origin }, printed } = await preview((_request, response) => {
      const sent = how === 'gzip' ? gzipSync(body) : body
      response.writeHead(200, { ...html, 'content-length': sent.length, ...(how === 'gzip' ? { 'content-encoding': 'gzip' } : {}) })
      response.write(sent.subarray(0, sent.length - 2000), () => response.socket?.destroySoon())
    })
    const { status, text } = await ask(origin, '/')
    expect(status).toBe(200)
    expect(text).toContain('<p>row 0</p>')
    expect(text).toMatch(/<tillkit-cut-off data-bytes="\d+"><\/tillkit-cut-off>$/)
    expect(printed.join()).toContain('cut off after')
  })

  it.each([
    [{ 'cf-mitigated': 'challenge', server: 'cloudflare' }, '<title>Just a moment...</title>', 'Cloudflare’s bot protection keeps the preview out'],
    [{ server: 'nginx' }, '<title>403 Forbidden</title>', 'The shop refuses this page'],
  ])('answers 403 (%o)', async (headers, body, title) => {
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(403, { ...html, ...headers }).end(body))
    const { status, text } = await ask(origin, '/')
    expect(status).toBe(403)
    expect(text).toContain(title)
    expect((await ask(origin, '/', { headers: { 'sec-fetch-dest': 'empty' } })).text).toBe(body)
  })

  it('has an error of its own shows it, with the bar', async () => {
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(500, html).end('<html><head></head>There has been a critical error'))
    const { status, text } = await ask(origin, '/')
    expect(status).toBe(500)
    expect(text).toContain('critical error')
    expect(text).toContain('bar.js')
  })
})

describe('the preview is for this machine', () => {
  const fine: RequestListener = (_request, response) => void response.end('shop')

  it.each(['evil.example', '127.0.0.1', '127.0.0.1.evil.example:PORT', 'localhost.evil:PORT'])('and refuses the host %s', async (host) => {
    const { preview: { origin } } = await preview(fine)
    const answer = await ask(origin, '/', { headers: { host: host.replace('PORT', new URL(origin).port) } })
    expect(answer.status).toBe(421)
    expect(answer.text).not.toBe('shop')
  })

  it('and answers under any of its names', async () => {
    const { preview: { origin } } = await preview(fine)
    const { port } = new URL(origin)
    for (const host of [`localhost:${port}`, `the-shop.localhost:${port}`]) expect((await ask(origin, '/', { headers: { host } })).text).toBe('shop')
  })

  it('and is no proxy for other addresses, and has no web sockets', async () => {
    const { preview: { origin } } = await preview(fine)
    const { host, port } = new URL(origin)
    expect(await wire(port, `GET http://evil.example/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 421/)
    expect(await wire(port, `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`)).toMatch(/^HTTP\/1.1 405/)
    const upgrade = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n`
    expect(await wire(port, upgrade)).toMatch(/^HTTP\/1.1 501/)
  })

  it('and says so when a request has more cookies than can be read', async () => {
    const { preview: { origin } } = await preview(fine)
    const { host, port } = new URL(origin)
    const answer = await wire(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nCookie: a=${'v'.repeat(300_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 431 [^]*Delete the cookies/)
  })

  it('and gives no service worker a script', async () => {
    const { preview: { origin } } = await preview(fine)
    expect((await ask(origin, '/sw.js', { headers: { 'service-worker': 'script' } })).status).toBe(404)
  })
})

it('survives browsers that leave in the middle', async () => {
  let left: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (left = resolve))
  const { preview: { origin } } = await preview((request, response) => {
    if (request.url !== '/slow') return void response.end('fine')
    response.writeHead(200, html).write('<html><head></head>'.padEnd(5000))
    response.on('close', left)
  })
  const aborter = new AbortController()
  const answer = await fetch(`${origin}/slow`, { signal: aborter.signal, headers: { accept: 'text/html' } })
  expect(answer.status).toBe(200)
  aborter.abort()
  await gone
  expect((await ask(origin, '/')).text).toBe('fine')
})

/** Everything that a server says to these words. */
function wire(port: string, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(words))
    socket.on('data', (data) => (said += data.toString()))
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })
}

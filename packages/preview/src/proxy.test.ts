// @vitest-environment node
import type { IncomingMessage, RequestListener } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ask, bodyOf, usePreviews } from './preview.fixtures.ts'

const preview = usePreviews()

/** Answers every request with a page. */
const page =
  (html: string, headers: Record<string, string | string[]> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html)
  }

const PAGE = '<!doctype html><html><head><title>Ü</title></head><body>'

describe('a page', () => {
  it('carries the guard, the style sheet, the loader and the bar, and leads to the preview', async () => {
    const { preview: { origin }, shop } = await preview((request, response) => page(`${PAGE}<a href="http://${request.headers.host ?? ''}/a/">`)(request, response))
    const { status, text } = await ask(origin, '/')
    expect(status).toBe(200)
    const order = ['<head>', 'guard.js', 'consent.early.js', 'page-chrome.early.js', 'tillkit.css', 'tillkit.js', 'bar.js', '<title>'].map((part) => text.indexOf(part))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(text).toContain(`<a href="${origin}/a/">`)
    expect(text).not.toContain(`${shop}/`)
    // The files of the build are asked for in the browser's tests, which come after it.
    const files = Array.from(text.matchAll(/src="(\/__tillkit__\/preview\/[^"]+)"/g), ([, file]) => file ?? '')
    expect(files).toHaveLength(2)
    for (const file of files) expect((await ask(origin, file)).status).toBe(200)
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ])('is unpacked from %s', async (encoding, pack) => {
    let asked = ''
    const { preview: { origin } } = await preview((request, response) => {
      asked = String(request.headers['accept-encoding'])
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(pack(Buffer.from(`${PAGE}€ ü`)))
    })
    const { text, headers } = await ask(origin, '/')
    expect(text).toContain('€ ü')
    expect(text).toContain('tillkit.js')
    expect(headers['content-encoding']).toBeUndefined()
    expect(asked).toBe('gzip, deflate, br')
  })

  it('is unpacked as often as it was packed', async () => {
    const packed = brotliCompressSync(gzipSync(Buffer.from(`${PAGE}€ ü`)))
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, br' }).end(packed))
    const { text, headers } = await ask(origin, '/')
    expect([text.includes('€ ü'), text.includes('tillkit.js'), headers['content-encoding']]).toEqual([true, true, undefined])
  })

  it('is one although the shop does not say what it sends', async () => {
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(200).end(`${PAGE}as it comes`))
    const { text, headers } = await ask(origin, '/')
    expect([text.includes('as it comes'), text.includes('tillkit.js'), headers['content-type']]).toEqual([true, true, 'text/html'])
  })

  it('keeps its bytes in any charset, and says the charset that its head names', async () => {
    const latin = Buffer.from(`<html><head><meta charset="iso-8859-1"></head><p>caf\xe9 \x80</p>`, 'latin1')
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(latin))
    const answer = await fetch(origin, { headers: { accept: 'text/html' } })
    expect(answer.headers.get('content-type')).toBe('text/html; charset=iso-8859-1')
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toContain('caf\xe9 \x80')
  })

  it('is turned into UTF-8 from UTF-16', async () => {
    const wide = Buffer.from(`\ufeff${PAGE}€`, 'utf16le')
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(wide))
    const { text, headers } = await ask(origin, '/')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toContain('<title>Ü')
    expect(text).toContain('tillkit.js')
  })

  it('of 5 MB comes whole', async () => {
    const row = '<p>https://elsewhere.example/ row</p>\n'
    const { preview: { origin } } = await preview(page(PAGE + row.repeat(Math.ceil(5_000_000 / row.length)) + '<i>end</i>'))
    const { text } = await ask(origin, '/')
    expect(text.length).toBeGreaterThan(5_000_000)
    expect(text.endsWith('<i>end</i>')).toBe(true)
  })

  it('is left as it is at ?tillkit=off, and the shop never hears of that', async () => {
    const asked: string[] = []
    const { preview: { origin } } = await preview((request, response) => {
      asked.push(request.url ?? '')
      page(`${PAGE}<script id="tiered-pricing-table-front-js-js" src="/a.js"></script>`)(request, response)
    })
    const { text } = await ask(origin, '/?a=1&tillkit=off')
    expect(asked).toEqual(['/?a=1'])
    expect(text).toContain('<script id="tiered-pricing-table-front-js-js" src="/a.js">')
    expect(text).not.toContain('tillkit.js"')
    expect((await ask(origin, '/')).text).toContain('type="text/plain" data-tillkit-preview="legacy"')
  })

  it('keeps its strict policy, opened for our files and no further', async () => {
    const policy = "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; upgrade-insecure-requests; report-uri /r"
    const { preview: { origin } } = await preview(page(PAGE, { 'content-security-policy': policy, 'strict-transport-security': 'max-age=1', 'alt-svc': 'h3' }))
    const { text, headers } = await ask(origin, '/')
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'nonce-abc' 'strict-dynamic' 'self'; style-src 'self'; connect-src 'self'")
    // The guard, the early scripts, our sheet, our tag and the bar.
    expect(text.match(/nonce="abc"/g)).toHaveLength(7)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['alt-svc']).toBeUndefined()
  })

  it('that a script asks for gets no second Tillkit, and JSON that calls itself HTML stays JSON', async () => {
    const json = JSON.stringify({ html: '<script src="https://www.clarity.ms/a"></script>' })
    const { preview: { origin } } = await preview((request, response) => page(request.url === '/json' ? json : `${PAGE}<p>part</p>`)(request, response))
    const headers = { 'sec-fetch-dest': 'empty' }
    expect((await ask(origin, '/part', { headers })).text).toBe(`${PAGE}<p>part</p>`)
    expect((await ask(origin, '/json', { headers })).text).toBe(json)
  })
})

describe('what is no page', () => {
  it('passes byte for byte: downloads, parts of files, pictures', async () => {
    const asked: IncomingMessage['headers'][] = []
    const { preview: { origin }, shop } = await preview((request, response) => {
      asked.push(request.headers)
      const body = Buffer.from(`${shop} \xff\x00`, 'latin1')
      if (request.headers.range) return void response.writeHead(206, { 'content-type': 'text/css', 'content-range': 'bytes 0-1/9' }).end(body)
      const type = request.url === '/a.png' ? 'image/png' : 'text/csv'
      response.writeHead(200, { 'content-type': type, 'content-length': body.length, etag: '"1"', ...(type === 'text/csv' ? { 'content-disposition': 'attachment; filename=a.csv' } : {}) }).end(body)
    })
    for (const [path, headers] of [['/a.png', {}], ['/a.csv', {}], ['/a.css', { range: 'bytes=0-1' }]] as const) {
      const answer = await fetch(origin + path, { headers })
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toBe(`${shop} \xff\x00`)
    }
    expect((await ask(origin, '/a.png')).headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-cache' })
    expect(asked[2]?.range).toBe('bytes=0-1')
  })

  it('has its addresses rewritten when it is text', async () => {
    const { preview: { origin }, shop } = await preview((request, response) => {
      const [type, body] = request.url === '/a.css' ? ['text/css', `a{background:url(${shop}/b.png)}`] : ['application/json', JSON.stringify({ url: `${shop}/` }).replaceAll('/', '\\/')]
      response.writeHead(200, { 'content-type': type, 'content-length': body.length, etag: '"1"' }).end(body)
    })
    const css = await ask(origin, '/a.css')
    expect(css.text).toBe(`a{background:url(${origin}/b.png)}`)
    expect(css.headers.etag).toBeUndefined()
    expect(JSON.parse((await ask(origin, '/a.json')).text)).toEqual({ url: `${origin}/` })
  })

  it('comes as it is sent: 204, 304, HEAD, and events one by one', async () => {
    const { preview: { origin } } = await preview((request, response) => {
      if (request.url === '/events') {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
        return
      }
      response.writeHead(request.url === '/none' ? 204 : request.url === '/same' ? 304 : 200, { 'content-type': 'text/html', etag: '"1"' }).end()
    })
    expect((await ask(origin, '/none')).status).toBe(204)
    expect((await ask(origin, '/same')).status).toBe(304)
    expect(await ask(origin, '/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    const events = await fetch(`${origin}/events`)
    const first = await events.body?.getReader().read()
    expect(Buffer.from(first?.value ?? []).toString()).toBe('data: 1\n\n')
  })
})

describe('what the shop hears', () => {
  it('is its own address everywhere, and nothing of the preview', async () => {
    let heard: { url: string | undefined; headers: IncomingMessage['headers']; body: string } | undefined
    const { preview: { origin }, shop } = await preview((request, response) => {
      bodyOf(request).then((body) => {
        heard = { url: request.url, headers: request.headers, body }
        response.end('ok')
      }, () => response.destroy())
    })
    await ask(origin, `/a/?to=${encodeURIComponent(`${origin}/b/`)}`, {
      method: 'POST',
      headers: {
        origin,
        referer: `${origin}/a/?tillkit=off`,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '10.0.0.1',
        cookie: `tillkit-host-s=1; entry=${encodeURIComponent(origin)}`,
      },
      body: `redirect_to=${encodeURIComponent(`${origin}/c/`)}&name=%C3%BC`,
    })
    expect(heard?.url).toBe(`/a/?to=${encodeURIComponent(`${shop}/b/`)}`)
    expect(heard?.body).toBe(`redirect_to=${encodeURIComponent(`${shop}/c/`)}&name=%C3%BC`)
    expect(heard?.headers).toMatchObject({
      host: new URL(shop).host,
      origin: shop,
      referer: `${shop}/a/`,
      cookie: `__Host-s=1; entry=${encodeURIComponent(shop)}`,
      'content-length': String(heard?.body.length),
    })
    expect(heard?.headers).not.toHaveProperty('x-forwarded-for')
  })

  it('is an upload as it is, with its fields rewritten and its files untouched', async () => {
    let body = ''
    const { preview: { origin }, shop } = await preview((request, response) => {
      bodyOf(request).then((text) => {
        body = text
        response.end('ok')
      }, () => response.destroy())
    })
    const upload = (size: number) => {
      const form = new FormData()
      form.append('page_url', `${origin}/contact/`)
      form.append('file', new Blob([`${origin} ${'x'.repeat(size)}`]), 'a.bin')
      return fetch(`${origin}/`, { method: 'POST', body: form })
    }
    await upload(10)
    expect(body).toContain(`${shop}/contact/`)
    expect(body).toContain(`${origin} xxxxxxxxxx`)
    await upload(3_000_000)
    expect(body.length).toBeGreaterThan(3_000_000)
    expect(body).toContain(`${origin}/contact/`)
  })

  it('gets a staging shop’s password, which is printed nowhere', async () => {
    let authorization: string | undefined
    const { preview: { origin }, printed } = await preview(
      (request, response) => {
        authorization = request.headers.authorization
        page(PAGE)(request, response)
      },
      { password: 'ann:s3cret' },
    )
    const { text } = await ask(origin, '/')
    expect(authorization).toBe(`Basic ${Buffer.from('ann:s3cret').toString('base64')}`)
    expect(printed.join()).toContain('200 /')
    expect(text + printed.join('')).not.toMatch(/s3cret|YW5uOnMzY3JldA/)
  })
})

it('a path with two slashes is a path: its order is refused, and no address breaks it', async () => {
  let asked = 0
  const { preview: { origin } } = await preview((_request, response) => {
    asked += 1
    response.end('fine')
  })
  const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await ask(origin, '//wp-json/wc/store/v1/checkout', order)).status).toBe(403)
  expect(asked).toBe(0)
  expect((await ask(origin, '//[/x?tillkit=off')).text).toBe('fine')
})

it('a shop that has closed all its kept connections is asked again, by a new one', async () => {
  const used = new WeakSet<object>()
  let waiting: Array<() => void> = []
  const { preview: { origin } } = await preview((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    waiting.push(() => response.end('fine'))
    // Three at once make three connections, which are all kept.
    if (request.url === '/again' || waiting.length === 3) for (const answer of waiting) answer()
  })
  await Promise.all(['/1', '/2', '/3'].map((path) => ask(origin, path)))
  waiting = []
  expect(await ask(origin, '/again')).toMatchObject({ status: 200, text: 'fine' })
})

describe('cookies and redirects', () => {
  it('work at the preview’s address', async () => {
    const { preview: { origin }, shop } = await preview((_request, response) => {
      response.writeHead(302, { location: `${shop}/next/?to=${encodeURIComponent(`${shop}/b/`)}`, link: `<${shop}/wp-json/>; rel="x"`, 'set-cookie': ['__Host-a=1; Secure; Path=/', 'b=2; Domain=.shop.example; SameSite=None; Secure'] }).end()
    })
    const { status, headers } = await ask(origin, '/start')
    expect(status).toBe(302)
    expect(headers).toMatchObject({ location: `${origin}/next/?to=${encodeURIComponent(`${origin}/b/`)}`, link: `<${origin}/wp-json/>; rel="x"`, 'cache-control': 'no-store', 'set-cookie': ['tillkit-host-a=1; Path=/', 'b=2'] })
  })

  it.each([
    ['umlauts that nobody has encoded', '/größe/', '/gr%C3%B6%C3%9Fe/'],
    ['umlauts in another charset', Buffer.from('/gr\xf6sse/', 'latin1'), '/gr%C3%B6sse/'],
    ['two slashes, which name no host', '//cart/', '//cart/'],
  ])('lead to the page with %s', async (_what, path, expected) => {
    const { preview: { origin }, shop } = await preview((_request, response) => {
      response.writeHead(302, { location: shop + Buffer.from(path).toString('latin1') }).end()
    })
    expect((await ask(origin, '/start')).headers.location).toBe(origin + expected)
  })

  it('follow the shop when it prefers another of its names', async () => {
    const { preview: { origin }, printed } = await preview((request, response) => {
      if (request.headers.host?.startsWith('127')) return void response.writeHead(301, { location: `http://localhost:${request.socket.localPort ?? 0}${request.url ?? ''}` }).end()
      page(`${PAGE}${request.headers.host ?? ''}`)(request, response)
    })
    const { status, text } = await ask(origin, '/a')
    expect(status).toBe(200)
    expect(text).toContain('localhost:')
    expect(printed.join()).toContain('The shop answers at http://localhost:')
  })

  it('for ever end with a page that explains it', async () => {
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(302, { location: '/a' }).end())
    let answer = await ask(origin, '/a')
    for (let round = 0; round < 8 && answer.status === 302; round += 1) answer = await ask(origin, '/a')
    expect(answer.status).toBe(502)
    expect(answer.text).toContain('The shop redirects for ever')
  })

  it('to another host ask before they leave', async () => {
    const { preview: { origin } } = await preview((_request, response) => void response.writeHead(302, { location: 'https://pay.example/x?y=1' }).end())
    const { status, text } = await ask(origin, '/a')
    expect(status).toBe(200)
    expect(text).toContain('This way leads out of the preview')
    expect(text).toContain('href="https://pay.example/x?y=1"')
  })
})

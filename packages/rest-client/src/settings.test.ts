import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRestClient } from './client.ts'
import { requestOnce } from './once.ts'
import { readRestSettings } from './settings.ts'

const LINK = '<link rel="https://api.w.org/" href="http://shop.test/wp-json/" />'
const NONCE_ENDPOINT = 'http://shop.test/wp-admin/admin-ajax.php?action=rest-nonce'

function banner(url = 'http://shop.test/wp-json/wp/v2/users/1') {
  document.body.innerHTML = `<div id="coming-soon"><a data-rest-url="${url}" data-rest-nonce="dcd2558af2">Dismiss</a></div>`
  const element = document.querySelector('a')
  if (!element) throw new Error('There is a link')
  return element
}

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

describe('what a page says about its REST API', () => {
  it('is nothing where it says nothing', () => {
    expect(readRestSettings(document, { scope: {} })).toBeUndefined()
  })

  it('is the link in its head', () => {
    document.head.innerHTML = LINK
    expect(readRestSettings(document, { scope: {} })).toEqual({
      root: 'http://shop.test/wp-json/',
      nonce: undefined,
      nonceEndpoint: undefined,
      url: undefined,
    })
  })

  it('is its settings object, and the platform\'s own client, which has the newest nonce', () => {
    document.head.innerHTML = LINK
    const wpApiSettings = { root: 'http://shop.test/index.php?rest_route=/', nonce: 'old' }
    expect(readRestSettings(document, { scope: { wpApiSettings } })).toMatchObject({ root: wpApiSettings.root, nonce: 'old' })
    const apiFetch = Object.assign(() => undefined, { nonceMiddleware: Object.assign(() => undefined, { nonce: 'new' }), nonceEndpoint: NONCE_ENDPOINT })
    const settings = readRestSettings(document, { scope: { wpApiSettings, wp: { apiFetch } } })
    expect(settings).toMatchObject({ nonce: 'new', nonceEndpoint: NONCE_ENDPOINT })
  })

  it('is what an element says of itself, first of all', () => {
    const wpApiSettings = { root: 'http://shop.test/wp-json/', nonce: 'page' }
    expect(readRestSettings(document, { element: banner(), scope: { wpApiSettings } })).toEqual({
      root: 'http://shop.test/wp-json/',
      nonce: 'dcd2558af2',
      nonceEndpoint: undefined,
      url: 'http://shop.test/wp-json/wp/v2/users/1',
    })
  })

  it.each([
    ['http://shop.test/de/wp-json/wp/v2/users/1', 'http://shop.test/de/wp-json/'],
    ['http://shop.test/index.php?rest_route=/wp/v2/users/1', 'http://shop.test/index.php?rest_route=/'],
    ['http://shop.test/api/users/1', 'http://shop.test/'],
  ])('is the root that the element\'s address %s lies below, where nobody else says it', (url, root) => {
    expect(readRestSettings(document, { element: banner(url), scope: {} })?.root).toBe(root)
  })

  it('is nothing of its nonce for an element of another site, where only that names a root', () => {
    const apiFetch = { nonceMiddleware: { nonce: 'ours' }, nonceEndpoint: NONCE_ENDPOINT }
    const scope = { wpApiSettings: { nonce: 'ours' }, wp: { apiFetch } }
    const foreign = { root: 'https://other.example/wp-json/', url: 'https://other.example/wp-json/wp/v2/users/1', nonceEndpoint: undefined }
    const element = banner(foreign.url)
    // What it brings itself is that site's.
    expect(readRestSettings(document, { element, scope })).toEqual({ ...foreign, nonce: 'dcd2558af2' })
    element.removeAttribute('data-rest-nonce')
    expect(readRestSettings(document, { element, scope })).toEqual({ ...foreign, nonce: undefined })
    // Nor where the page names what is no address.
    document.head.innerHTML = '<link rel="https://api.w.org/" href="">'
    for (const root of ['', 'https://', 7]) expect(readRestSettings(document, { element, scope: { ...scope, wpApiSettings: { nonce: 'ours', root } } })).toEqual({ ...foreign, nonce: undefined })
  })

  it('does not follow a base element to another host, and passes over what is no address', () => {
    document.head.innerHTML = '<base href="https://cdn.example/"><link rel="https://api.w.org/" href="/wp-json/">'
    expect(readRestSettings(document, { scope: {} })?.root).toBe('http://shop.test/wp-json/')
    const odd = { wpApiSettings: { root: 'https://', nonce: 7 }, wp: { apiFetch: null } }
    expect(readRestSettings(document, { scope: odd })).toMatchObject({ root: 'http://shop.test/wp-json/', nonce: undefined })
    expect(readRestSettings(document, { scope: { wpApiSettings: null, wp: null } })?.root).toBe('http://shop.test/wp-json/')
  })
})

describe('the coming-soon banner', () => {
  it('is dismissed with what its link says [rest-client#24]', async () => {
    document.head.innerHTML = LINK
    const settings = readRestSettings(document, { element: banner(), scope: {} })
    if (!settings?.url) throw new Error('The banner names its address')
    const sent: [url: string, init: RequestInit][] = []
    const fetch = async (url: unknown, init?: RequestInit) => {
      sent.push([String(url), init ?? {}])
      return new Response('{"id":1}')
    }
    const options = { ...settings, locale: false, fetch: fetch as typeof globalThis.fetch } as const
    const body = new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' })
    const request = { url: settings.url, method: 'POST', body }
    expect(await createRestClient(options).request(request)).toEqual({ id: 1 })
    expect(await requestOnce(options, request)).toEqual({ id: 1 })
    expect(sent).toHaveLength(2)
    for (const [url, init] of sent) {
      expect([url, init.method]).toEqual(['http://shop.test/wp-json/wp/v2/users/1', 'POST'])
      expect(new Headers(init.headers).get('X-WP-Nonce')).toBe('dcd2558af2')
      expect([...new URLSearchParams(String(init.body))]).toEqual([['woocommerce_meta[coming_soon_banner_dismissed]', 'yes']])
      expect(init.credentials).toBe('include')
    }
  })
})

describe('the platform\'s own client', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('shares its nonce and its endpoint with a client of the page\'s own root, also when it comes later', async () => {
    const sent: [address: string, nonce: string | null][] = []
    const fetch = async (address: unknown, init?: RequestInit) => {
      const nonce = new Headers(init?.headers).get('X-WP-Nonce')
      sent.push([new URL(String(address)).pathname, nonce])
      if (address === NONCE_ENDPOINT) return new Response('n2')
      return nonce === 'n1' ? new Response('{"code":"rest_cookie_invalid_nonce"}', { status: 403 }) : new Response('{}')
    }
    const client = createRestClient({ root: 'http://shop.test/wp-json/', fetch: fetch as typeof globalThis.fetch })
    await client.request({ path: '/x' })
    const apiFetch = { nonceMiddleware: { nonce: 'n1' }, nonceEndpoint: NONCE_ENDPOINT }
    vi.stubGlobal('wp', { apiFetch })
    await client.request({ path: '/x' })
    expect(sent).toEqual([['/wp-json/x', null], ['/wp-json/x', 'n1'], ['/wp-admin/admin-ajax.php', null], ['/wp-json/x', 'n2']])
    expect(apiFetch.nonceMiddleware.nonce).toBe('n2')
  })
})

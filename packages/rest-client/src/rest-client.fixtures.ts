import { afterEach, beforeEach, vi } from 'vitest'
import { createRestClient, type RestClientOptions } from './client.ts'
import { RestError } from './error.ts'
import { startRestServer, type RestServer } from './rest-server.fixtures.ts'
import type { ApiFetch } from './shared-nonce.ts'

/** What a promise was rejected with; `undefined` when it was not. */
export function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(() => undefined, (cause: unknown) => cause)
}

/** What a request failed with. */
export async function restError(promise: Promise<unknown>): Promise<RestError> {
  const cause = await rejection(promise)
  if (cause instanceof RestError) return cause
  throw new Error('It was not rejected with a RestError', { cause })
}

/** Puts the platform's own client on the page, for this test. */
export function apiFetchPage(nonce: string) {
  const apiFetch = { nonceMiddleware: { nonce } } satisfies ApiFetch
  vi.stubGlobal('wp', { apiFetch })
  return { apiFetch }
}

/** A server for each test, another host beside it, and clients of it whose fetch is watched. */
export function useRestServer() {
  const test: { server: RestServer; other: RestServer; sent: { url: string; init: RequestInit }[] } = {} as never
  const start = async () => {
    test.server = await startRestServer()
    test.other = await startRestServer()
    test.sent = []
  }
  const watched: typeof fetch = (url, init = {}) => {
    test.sent.push({ url: String(url), init })
    return fetch(url, init)
  }
  beforeEach(start)
  afterEach(() => {
    vi.unstubAllGlobals()
    return Promise.all([test.server.close(), test.other.close()])
  })
  return Object.assign(test, {
    /** A client of the server, logged in with nonce `n1` unless told otherwise. */
    client: (options: Partial<RestClientOptions> = {}) => {
      const { root, nonceEndpoint } = test.server
      return createRestClient({ root, nonceEndpoint, nonce: 'n1', fetch: watched, ...options })
    },
  })
}

// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createSendWithProgress } from './progress.ts'
import { rejection } from '../requests.fixtures.ts'

/** An XMLHttpRequest that does what the test says. */
function fakeRequest(answer: Partial<XMLHttpRequest> = {}) {
  const request = {
    upload: {} as XMLHttpRequestUpload,
    open: vi.fn(),
    setRequestHeader: vi.fn(),
    send: vi.fn(),
    abort: vi.fn(() => end('onabort')),
    getAllResponseHeaders: () => 'content-type: application/json\r\nx-wp-upload-attachment-id: 7\r\n',
    status: 201,
    statusText: 'Created',
    responseText: '{"id":7}',
    responseURL: 'https://s.example/media',
    ...answer,
  }
  const fake = request as unknown as XMLHttpRequest
  const end = (event: 'onload' | 'onerror' | 'onabort') => {
    fake[event]?.({} as ProgressEvent)
    fake.onloadend?.({} as ProgressEvent)
  }
  return { request, fake, end, send: createSendWithProgress(() => fake) }
}

const URL = 'https://s.example/media'
const init: RequestInit = { method: 'POST', headers: { 'X-WP-Nonce': 'n1' }, credentials: 'include', body: 'words' }

describe('a request with progress', () => {
  it('sends what fetch would, tells how much is up, and answers with a response', async () => {
    const { request, fake, end, send } = fakeRequest()
    const onProgress = vi.fn()
    const answer = send(URL, init, onProgress)
    fake.upload.onprogress?.call(fake, { loaded: 3, total: 5 } as ProgressEvent)
    end('onload')
    const response = await answer
    expect(request.open).toHaveBeenCalledWith('POST', URL)
    expect(request.setRequestHeader).toHaveBeenCalledWith('x-wp-nonce', 'n1')
    expect(request.send).toHaveBeenCalledWith('words')
    expect(fake.withCredentials).toBe(true)
    expect(onProgress).toHaveBeenCalledWith(3, 5)
    expect(response).toMatchObject({ status: 201, ok: true, url: URL, redirected: false })
    expect(response.headers.get('X-WP-Upload-Attachment-ID')).toBe('7')
    expect(await response.json()).toEqual({ id: 7 })
  })

  it('says that it was redirected', async () => {
    const { end, send } = fakeRequest({ responseURL: 'https://s.example/login' })
    const answer = send(`${URL}#part`, init, vi.fn())
    end('onload')
    expect(await answer).toMatchObject({ redirected: true, url: 'https://s.example/login' })
  })

  it('answers without a body where there can be none', async () => {
    const { end, send } = fakeRequest({ status: 204, responseText: '' })
    const answer = send(URL, init, vi.fn())
    end('onload')
    expect((await answer).status).toBe(204)
  })

  it('fails as fetch does when nobody answers', async () => {
    const { end, send } = fakeRequest()
    const answer = rejection(send(URL, init, vi.fn()))
    end('onerror')
    expect(await answer).toBeInstanceOf(TypeError)
  })

  it('fails where a server answers with a status that no response may have, and waits no longer', async () => {
    const { end, send } = fakeRequest({ status: 999 })
    const answer = rejection(send(URL, init, vi.fn()))
    end('onload')
    expect(await answer).toBeInstanceOf(RangeError)
  })

  it('ends with its signal and the signal\'s reason', async () => {
    const { request, send } = fakeRequest()
    const caller = new AbortController()
    const reason = new Error('enough')
    const answer = rejection(send(URL, { ...init, signal: caller.signal }, vi.fn()))
    caller.abort(reason)
    expect(await answer).toBe(reason)
    expect(request.abort).toHaveBeenCalledTimes(1)
  })
})

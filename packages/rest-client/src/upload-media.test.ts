// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import type { Timers } from '@tillkit/platform/requests'
import { rejection, restError, useRestServer } from './rest-client.fixtures.ts'
import { errorBody, type Reply } from './rest-server.fixtures.ts'
import { uploadMedia } from './upload-media.ts'

const shop = useRestServer()
const SIZES = 'POST /wp/v2/media/7/post-process'
const BROKEN: Reply = { status: 500, body: errorBody('internal_server_error', 'Memory', 500), headers: { 'X-WP-Upload-Attachment-ID': '7' } }

/** Pauses that are over at once, and noted. */
let pauses: number[] = []
const timers: Timers = {
  set: (callback, ms) => {
    pauses.push(ms)
    queueMicrotask(callback)
  },
  clear: () => undefined,
}
const photo = () => {
  const body = new FormData()
  body.append('file', new File(['bytes'], 'roll.png', { type: 'image/png' }))
  return body
}
const upload = (more: { parse?: boolean; signal?: AbortSignal } = {}) => uploadMedia(shop.client(), { body: photo(), ...more }, { timers })
const made = () => shop.server.requests.map(({ method, path, headers }) => `${headers['x-http-method-override'] ?? method} ${path}`)
const sizesAsked = () => shop.server.requests.filter(({ path }) => path.endsWith('/post-process'))

beforeEach(() => {
  pauses = []
})

describe('an upload', () => {
  it('that works is one request', async () => {
    shop.server.answer('POST /wp/v2/media', { status: 201, body: { id: 7 }, headers: { 'X-WP-Upload-Attachment-ID': '7' } })
    expect(await upload()).toEqual({ id: 7 })
    expect(made()).toEqual(['POST /wp-json/wp/v2/media'])
    expect(shop.server.requests[0]?.body).toContain('roll.png')
  })

  it('whose sizes the server could not make asks for them until it can, and gives what it then says [rest-client#18]', async () => {
    shop.server.answer('POST /wp/v2/media', BROKEN)
    shop.server.answer(SIZES, BROKEN, BROKEN, { body: { id: 7, sizes: 3 } })
    expect(await upload()).toEqual({ id: 7, sizes: 3 })
    expect(made()).toEqual(['POST /wp-json/wp/v2/media', ...Array<string>(3).fill('POST /wp-json/wp/v2/media/7/post-process')])
    expect(sizesAsked().map(({ body }) => body)).toEqual(Array(3).fill('{"action":"create-image-subsizes"}'))
    expect(sizesAsked()[0]?.headers['content-type']).toBe('application/json')
  })

  it('whose sizes cannot be made is taken back after five tries, and says so [rest-client#19]', async () => {
    shop.server.answer('POST /wp/v2/media', BROKEN)
    shop.server.answer(SIZES, { status: 500, body: errorBody('broken', 'm', 500) })
    shop.server.answer('DELETE /wp/v2/media/7', { body: { deleted: true } })
    const error = await restError(upload())
    expect(error).toMatchObject({
      code: 'post_process',
      message: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
    })
    expect(sizesAsked()).toHaveLength(5)
    const last = shop.server.requests.at(-1)
    expect(made().at(-1)).toBe('DELETE /wp-json/wp/v2/media/7')
    expect([last?.method, last?.query.get('force'), shop.server.requests.length]).toEqual(['POST', 'true', 7])
  })

  it('that the server did not take ends with the server\'s error, and nothing is asked for [rest-client#20]', async () => {
    const refusals = [
      { status: 500, body: errorBody('rest_upload_unknown_error', 'Sorry, you are not allowed to upload this file type.', 500) },
      { status: 413, body: errorBody('too_large', 'm', 413), headers: { 'X-WP-Upload-Attachment-ID': '7' } },
    ]
    for (const refusal of refusals) {
      shop.server.requests.length = 0
      shop.server.answer('POST /wp/v2/media', refusal)
      expect(await restError(upload())).toMatchObject({ code: refusal.body.code, message: refusal.body.message, status: refusal.status })
      expect(made()).toEqual(['POST /wp-json/wp/v2/media'])
    }
  })

  it('gives the responses themselves where the caller wants those', async () => {
    shop.server.answer('POST /wp/v2/media', BROKEN)
    shop.server.answer(SIZES, BROKEN, { body: { id: 7 } })
    const response = await upload({ parse: false })
    expect(await (response as Response).json()).toEqual({ id: 7 })
    shop.server.answer(SIZES, BROKEN)
    const thrown = (await rejection(upload({ parse: false }))) as Response
    expect([thrown.status, await thrown.json()]).toEqual([500, BROKEN.body])
  })

  it('that nobody answers ends as any request does', async () => {
    shop.server.answer('POST /wp/v2/media', { fails: 'drop' })
    const error = await restError(upload())
    expect(error).toMatchObject({ code: 'fetch_error', cause: { failure: { kind: 'uncertain' } } })
  })

  it('that is given up between two tries ends there, and takes nothing back', async () => {
    shop.server.answer('POST /wp/v2/media', BROKEN)
    shop.server.answer(SIZES, BROKEN)
    const caller = new AbortController()
    const stopping: Timers = { set: () => void caller.abort(), clear: () => undefined }
    const thrown = await rejection(uploadMedia(shop.client(), { body: photo(), signal: caller.signal }, { timers: stopping }))
    expect(thrown).toMatchObject({ name: 'AbortError' })
    expect(made()).toEqual(['POST /wp-json/wp/v2/media', 'POST /wp-json/wp/v2/media/7/post-process'])
  })

  it('whose sizes were made, said with a warning of PHP\'s before it, is no JSON as any other, and is not taken back', async () => {
    shop.server.answer('POST /wp/v2/media', BROKEN)
    shop.server.answer(SIZES, { body: '<b>Warning</b>: exif_read_data(): Illegal format code\n{"id":7}' })
    expect(await restError(upload())).toMatchObject({ code: 'invalid_json', status: 200 })
    expect(made()).toEqual(['POST /wp-json/wp/v2/media', 'POST /wp-json/wp/v2/media/7/post-process'])
  })

  it.each(['7/../8', '-7', '0', 'x'])('is not followed up by an id that is none: %s', async (id) => {
    shop.server.answer('POST /wp/v2/media', { ...BROKEN, headers: { 'X-WP-Upload-Attachment-ID': id } })
    expect(await restError(upload())).toMatchObject({ code: 'internal_server_error' })
    expect(shop.server.requests).toHaveLength(1)
  })

  it('by a whole address is followed up at the shop, and never by what another host says', async () => {
    const toServer = (origin: string) => uploadMedia(shop.client(), { body: photo(), url: `${origin}/wp-json/wp/v2/media` }, { timers })
    for (const server of [shop.server, shop.other]) server.answer('POST /wp/v2/media', BROKEN)
    shop.server.answer(SIZES, { body: { id: 7 } })
    expect(await toServer(shop.server.origin)).toEqual({ id: 7 })
    shop.server.requests.length = 0
    expect(await restError(toServer(shop.other.origin))).toMatchObject({ code: 'internal_server_error' })
    expect([shop.other.requests.length, shop.server.requests.length]).toEqual([1, 0])
  })

  it('that is sent on to another host is not followed up by what that says', async () => {
    shop.server.answer('POST /wp/v2/media', { status: 307, headers: { Location: `${shop.other.root}wp/v2/media` } })
    shop.other.answer('POST /wp/v2/media', BROKEN)
    expect(await restError(upload())).toMatchObject({ code: 'internal_server_error' })
    expect([shop.other.requests.length, made()]).toEqual([1, ['POST /wp-json/wp/v2/media']])
  })
})

import { expectTypeOf } from 'vitest'
import { createRestClient, fetchAll, readRestSettings, requestOnce, RestError, uploadMedia, type RestClient, type RestSettings } from './index.ts'

// Checked by the compiler (`npm run types`); nothing here runs.

interface Tag {
  readonly id: number
}

const client = createRestClient({ root: 'https://s.example/wp-json/' })
expectTypeOf(client).toEqualTypeOf<RestClient>()

expectTypeOf(client.request({ path: '/x' })).resolves.toEqualTypeOf<unknown>()
expectTypeOf(client.request<Tag>({ path: '/x' })).resolves.toEqualTypeOf<Tag>()
expectTypeOf(client.request({ path: '/x', parse: false })).resolves.toEqualTypeOf<Response>()
expectTypeOf(client.request({ namespace: 'wp/v2', endpoint: 'tags' })).resolves.toEqualTypeOf<unknown>()
expectTypeOf(client.request()).resolves.toEqualTypeOf<unknown>()
expectTypeOf(fetchAll<Tag[]>(client, { path: '/wp/v2/tags?per_page=-1' })).resolves.toEqualTypeOf<Tag[]>()
expectTypeOf(uploadMedia<Tag>(client, { body: new FormData() })).resolves.toEqualTypeOf<Tag>()
expectTypeOf(requestOnce<Tag>({ root: '' }, { path: '/x' })).resolves.toEqualTypeOf<Tag>()
expectTypeOf(readRestSettings()).toEqualTypeOf<RestSettings | undefined>()
expectTypeOf(RestError).instance.toExtend<Error>()
expectTypeOf(RestError).instance.toHaveProperty('status').toEqualTypeOf<number | undefined>()
expectTypeOf(RestError).instance.toHaveProperty('code').toEqualTypeOf<string>()

// What is read from a page fits the client.
const settings = readRestSettings()
if (settings) createRestClient(settings)

// @ts-expect-error a client has a root
createRestClient({ nonce: 'n1' })
// @ts-expect-error one address, not two
void client.request({ path: '/x', url: 'https://s.example/x' })
// @ts-expect-error a namespace needs its endpoint
void client.request({ namespace: 'wp/v2' })
// @ts-expect-error data or a body, not both
void client.request({ path: '/x', data: {}, body: 'a' })
// @ts-expect-error an upload is always a POST
void uploadMedia(client, { body: new FormData(), method: 'PUT' })
// @ts-expect-error an upload has something to upload
void uploadMedia(client, {})

import { retry, type Timers } from '@tillkit/platform/requests'
import type { RestClient } from './client.ts'
import { ownError } from './error.ts'
import { settle, type Exchange } from './exchange.ts'
import type { RestInit } from './options.ts'
import { ATTACHMENT_HEADER, MAKE_SIZES, MEDIA } from './rest-client.anatomy.ts'
import { UPLOAD_MESSAGE } from './rest-client.messages.ts'

/** An upload: a form with a `file`, or the file itself with its headers. */
export interface MediaUpload extends Omit<RestInit, 'method'> {
  readonly body: BodyInit
  /** Below the root. Default `/wp/v2/media`. */
  readonly path?: string
  /** A whole address instead. What another host says of pictures is not followed up here. */
  readonly url?: string
}

/** What an upload is done with besides the client. */
export interface UploadDeps {
  readonly timers?: Timers
}

/** How long to wait before the picture's sizes are asked for again, in ms. Five tries in all. */
const PAUSES = [500, 1000, 2000, 4000]

/**
 * Uploads a file. A server that has kept the picture but ran out of time or memory over its sizes is asked for them again, up to
 * five times, more slowly each time. If that is no use the picture is taken back.
 * @throws {RestError} `post_process` when the sizes cannot be made, with the server's last reason as `cause`; the server's own
 * error when it did not take the file. With `parse: false` the response of the upload.
 */
export async function uploadMedia<T = unknown>(client: RestClient, upload: MediaUpload, { timers }: UploadDeps = {}): Promise<T> {
  const { path = MEDIA, url, ...init } = upload
  const { signal, parse } = init
  const uploaded = await client.exchange({ ...init, ...(url === undefined ? { path } : { url }), method: 'POST' })
  const id = attachmentOf(uploaded)
  if (id === undefined) return settle(uploaded, client.messages)
  const common = { signal, parse, method: 'POST' }
  const makeSizes = async () => {
    const post = { ...common, path: `${MEDIA}/${id}/post-process`, data: { action: MAKE_SIZES } }
    const made = await client.exchange(post)
    // What is no success is thrown. A success is one also where nobody can read it.
    return made.response.ok ? made : settle<never>(made, client.messages)
  }
  let made: Exchange
  try {
    made = await retry(makeSizes, { pauses: PAUSES, signal, again: () => true, timers })
  } catch (cause) {
    if (signal?.aborted) throw cause
    await client.exchange({ path: `${MEDIA}/${id}?force=true`, method: 'DELETE' }).catch(() => undefined)
    if (parse === false) throw uploaded.response
    const { status } = uploaded.response
    throw ownError({ post_process: UPLOAD_MESSAGE, ...client.messages }, 'post_process', { status, cause })
  }
  return settle(made, client.messages)
}

/** The picture that the server has kept although it failed. Another host's word says nothing about our pictures. */
function attachmentOf({ response: { status, headers }, isHome }: Exchange): string | undefined {
  const id = headers.get(ATTACHMENT_HEADER) ?? ''
  return isHome && status >= 500 && status < 600 && /^[1-9]\d*$/.test(id) ? id : undefined
}

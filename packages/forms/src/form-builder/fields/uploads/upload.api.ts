import { decodeEntities } from '@tillkit/dom'
import { pageInstance } from '@tillkit/mount'
import { callShop, isRecord } from '@tillkit/platform'
import { createCall, createSend, createSendWithProgress, form, type FormField, jsonOf, multipart, RequestFailed } from '@tillkit/platform/requests'
import { calls, sentFields } from './anatomy.ts'

/** What the shop says to a call. */
export type Reply =
  | { readonly kind: 'yes'; readonly data: unknown }
  /** It refuses, and says why; empty where it does not. */
  | { readonly kind: 'no'; readonly text: string }
  /** Nobody has answered, or nobody can read what came. */
  | { readonly kind: 'lost' }

/** A file that is on its way, as its calls name it. */
export interface Named {
  /** Of a UUID's shape. */
  readonly uuid: string
  readonly file: File
  /** In bytes. */
  readonly chunkSize: number
  readonly chunkCount: number
}

/** A piece of a file. */
interface SentChunk {
  readonly index: number
  /** Where it begins, in bytes. */
  readonly start: number
  readonly content: Blob
  /** Hears how much of it is up, in bytes. */
  readonly onProgress: (sent: number) => void
}

/** The calls of a field that takes files. */
export interface UploadApi {
  /** Whether the line is slow, which is found out once a page, before its first file. */
  isSlow(): Promise<boolean>
  begin(named: Named, isSlow: boolean, signal: AbortSignal): Promise<Reply>
  chunk(named: Named, chunk: SentChunk, signal: AbortSignal): Promise<Reply>
  finish(named: Named, signal: AbortSignal): Promise<Reply>
  /** Takes a file away again. Nobody waits for it: what stays, the server throws away by itself. */
  remove(file: string): void
}

/** Where the calls go, and for which field. */
export interface UploadPlace {
  readonly address: string
  readonly formId: string
  readonly fieldId: string
  /** What a piece of a file is called: the field's own name. */
  readonly name: string
}

/** How long the shop may take for what is no piece of a file, in ms: to put a large one together takes its time. */
const ANSWER_MS = 60_000
/** How long nothing of a piece may go out, or no answer come, in ms. */
const STALLED_MS = 60_000
/** A line that takes so long for what is sent to try it, is slow, in ms. */
const SLOW_MS = 3000
/** How much is sent to try it, in characters. */
const TRIAL = 102_400

/** Makes the calls of a field. */
export function createUploadApi({ address, formId, fieldId, name }: UploadPlace): UploadApi {
  const fields = { form_id: formId, field_id: fieldId }
  const ask = (action: string, more: Readonly<Record<string, FormField>>, signal?: AbortSignal) =>
    replyTo(() => callShop(address, { body: form({ [sentFields.action]: action, ...fields, ...more }), timeout: ANSWER_MS, signal: signal ?? null }))
  const send = createCall(createSend({ progress: createSendWithProgress(), headers: { 'X-Requested-With': 'XMLHttpRequest' }, timeout: 0 }))
  return {
    isSlow: () => trySpeed(address),
    begin: (named, isSlow, signal) =>
      ask(calls.begin, { name: named.file.name, slow: isSlow, ...chunkFields(named, { index: 0, start: 0 }) }, signal),
    finish: (named, signal) => ask(calls.finish, { name: named.file.name, ...fileFields(named) }, signal),
    remove: (file) => void callShop(address, { body: form({ [sentFields.action]: calls.remove, [sentFields.file]: file, ...fields }), keepalive: true }).catch(() => undefined),
    async chunk(named, chunk, signal) {
      const content = new File([chunk.content], named.file.name, { type: named.file.type })
      const body = multipart({ [sentFields.action]: calls.chunk, ...fields, ...chunkFields(named, chunk), [name]: content })
      const stall = createStall(signal)
      try {
        return await replyTo(() => send(address, {
          body,
          signal: stall.signal,
          onProgress(sent) {
            stall.goesOn()
            chunk.onProgress(sent)
          },
        }))
      } finally {
        stall.end()
      }
    },
  }
}

const fileFields = ({ uuid, file, chunkSize, chunkCount }: Named) =>
  ({ dzuuid: uuid, dztotalfilesize: file.size, dzchunksize: chunkSize, dztotalchunkcount: chunkCount })

function chunkFields(named: Named, { index, start }: { readonly index: number; readonly start: number }) {
  const { dzuuid, ...rest } = fileFields(named)
  return { dzuuid, dzchunkindex: index, ...rest, dzchunkbyteoffset: start }
}

/** Gives up what stands still: a line may be cut without a word. */
function createStall(signal: AbortSignal) {
  const own = new AbortController()
  const stop = () => own.abort(signal.reason)
  const wait = () => setTimeout(() => own.abort(new DOMException('Nothing goes on', 'TimeoutError')), STALLED_MS)
  let timer = wait()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  return {
    signal: own.signal,
    goesOn() {
      clearTimeout(timer)
      timer = wait()
    },
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    },
  }
}

/** Reads what the shop says: whatever its status, its own words count. */
async function replyTo(call: () => Promise<{ readonly text: string }>): Promise<Reply> {
  try {
    return replyIn(await call())
  } catch (cause) {
    if (!(cause instanceof RequestFailed)) throw cause
    const { failure } = cause
    return 'answer' in failure ? replyIn(failure.answer) : { kind: 'lost' }
  }
}

function replyIn(answer: { readonly text: string }): Reply {
  const json = jsonOf(answer)
  if (!isRecord(json) || typeof json['success'] !== 'boolean') return { kind: 'lost' }
  const { success, data } = json
  if (success) return { kind: 'yes', data }
  return { kind: 'no', text: typeof data === 'string' ? decodeEntities(data) : '' }
}

/** What was found out of the line, by page. */
const speeds = new WeakMap<object, Promise<boolean>>()

function trySpeed(address: string): Promise<boolean> {
  const page = pageInstance() ?? document
  const known = speeds.get(page)
  if (known) return known
  const found = sendTrial(address)
  speeds.set(page, found)
  // Without a line nothing is found out: the next file asks again.
  void found.then((isSlow) => isSlow && !navigator.onLine && speeds.delete(page))
  return found
}

/** Sends something that cannot be packed, and sees how long that takes. */
async function sendTrial(address: string): Promise<boolean> {
  const body = form({ [sentFields.action]: calls.speed, [sentFields.trial]: randomText(TRIAL) })
  return (await replyTo(() => callShop(address, { body, timeout: SLOW_MS }))).kind !== 'yes'
}

function randomText(length: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  let text = ''
  // So much of it is given at a time.
  while (text.length < length) text += [...crypto.getRandomValues(new Uint8Array(4096))].map((byte) => letters[byte & 63]).join('')
  return text.slice(0, length)
}

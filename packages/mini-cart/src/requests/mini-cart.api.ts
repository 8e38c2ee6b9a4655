import { isRecord, callShop, type CallShop } from '@tillkit/platform'
import { parseAnswer, adminEndpoint } from '@tillkit/platform/cart'
import { ensureMorph } from '@tillkit/mount'
import { form, unusable } from '@tillkit/platform/requests'
import type { Config } from '../mini-cart.read.ts'
import { fieldsFor } from './anatomy.ts'

/** What the server says. */
export type Answer =
  /** The new inner HTML of the module. */
  | { readonly kind: 'html'; readonly html: string }
  /** The settings' signature is too old. An action was done all the same. */
  | { readonly kind: 'reload' }
  /** Not done; `message` is the server's, where it gave one. */
  | { readonly kind: 'refused'; readonly message: string | undefined }

/** Reads the text of an answer; `undefined` when it is none. Its `data` is `{ html }`, `{ reload: 1 }`, words, or nothing. */
export function readAnswer(text: string): Answer | undefined {
  const known = parseAnswer(text)
  if (!isRecord(known) || typeof known['success'] !== 'boolean') return undefined
  const data = Object(known['data']) as { html?: unknown; reload?: unknown; message?: unknown }
  if (!known['success']) return { kind: 'refused', message: wordsOf(known['data']) ?? wordsOf(data.message) }
  // An empty one would take the link off the page.
  if (typeof data.html === 'string' && data.html.trim()) return { kind: 'html', html: data.html }
  return data.reload ? { kind: 'reload' } : undefined
}

/** Server's words as text: they may hold markup, and stand in an announcement. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim() || undefined
}

/** What a request does besides asking for the HTML. */
export type Action =
  | { readonly cartAction: 'update-quantity'; readonly item: string; readonly quantity: number }
  | { readonly cartAction: 'item-remove'; readonly item: string }

const loadMorph = () => import('@tillkit/mount/morph')

/** What a request is made of. */
interface UpdateRequest {
  readonly config: Config
  /** Empty where another module's answer brings the side cart. */
  readonly sideCartId: string
  readonly action?: Action | undefined
  readonly signal: AbortSignal
}

/** Asks for the module's HTML, perhaps after an action. Rejects with `RequestFailed`, also when the answer cannot be read. */
export type Update = (request: UpdateRequest) => Promise<Answer>

/** Makes the call. An action that is on its way goes on when the page is left. */
export function createUpdate(call: CallShop = callShop): Update {
  return async ({ config, sideCartId, action, signal }) => {
    const fields = { ...fieldsFor(config, sideCartId), ...action }
    const mutates = action !== undefined
    const asked = call(adminEndpoint(), { body: form(fields), signal, keepalive: mutates, mutates })
    // What shows the answer comes beside it.
    const [got] = await Promise.all([asked, ensureMorph(loadMorph)])
    const read = readAnswer(got.text)
    if (read) return read
    throw unusable(got, { mutates })
  }
}

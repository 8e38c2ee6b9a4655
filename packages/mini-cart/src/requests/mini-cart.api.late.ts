import { bringMorph } from '@tillkit/mount'
import { callShop, isRecord, type CallShop } from '@tillkit/platform'
import { adminEndpoint, parseAnswer } from '@tillkit/platform/cart'
import { form, unusable } from '@tillkit/platform/requests'
import type { Config } from '../mini-cart.read.ts'

/** What a request does besides asking for the HTML. */
export type Action =
  | { readonly cartAction: 'update-quantity'; readonly item: string; readonly quantity: number }
  | { readonly cartAction: 'item-remove'; readonly item: string }

/** What the server says. */
export type Answer =
  /** The new inner HTML of the module. */
  | { readonly kind: 'html'; readonly html: string }
  /** The settings' signature is too old. An action was done all the same. */
  | { readonly kind: 'reload' }
  /** Not done; `message` is the server's, where it gave one. */
  | { readonly kind: 'refused'; readonly message: string | undefined }

const loadMorph = () => import('@tillkit/mount/morph')

/** What a request is made of. */
export interface UpdateRequest {
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
    const fields = {
      action: 'dswcp_update_cart',
      cartConfig: config.updateCartConfig,
      sideCartId,
      _ajax_nonce: config.updateCartNonce,
      ...action,
    }
    const mutates = action !== undefined
    const asked = call(adminEndpoint(), { body: form(fields), signal, keepalive: mutates, mutates })
    // What shows the answer comes beside it.
    const [got] = await Promise.all([asked, bringMorph(loadMorph)])
    const read = readAnswer(got.text)
    if (read) return read
    throw unusable(got, { mutates })
  }
}

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

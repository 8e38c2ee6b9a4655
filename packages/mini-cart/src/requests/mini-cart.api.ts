import { ensureMorph } from '@tillkit/mount'
import { callShop, type CallShop } from '@tillkit/platform'
import { adminEndpoint } from '@tillkit/platform/cart'
import { form, unusable } from '@tillkit/platform/requests'
import type { Config } from '../mini-cart.read.ts'
import { readAnswer, type Answer } from './mini-cart.schema.ts'
import { fieldsFor } from './anatomy.ts'

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

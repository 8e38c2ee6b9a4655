import { createHash, createHmac } from 'node:crypto'
import { miniCartAnswer, miniCartConfig, settingsOfConfig, type MiniCartSettings } from '@tillkit/fixtures'
import type { View } from '../view.ts'
import type { AjaxAnswer } from '../wc-ajax.ts'
import { takeOut } from './changes.ts'
import { basketOf, limitsOf } from './reckoning.ts'
import type { Session } from './session.ts'

/** How long a signature is the current one, in ms; the one before it is good as well. */
const WINDOW = 2 * 60 * 60 * 1000
const SECRET = 'brightwell'

/** The nonce of a visitor's mini carts. */
export function miniCartNonceOf({ id }: Session): string {
  return createHash('md5').update(`${id} dswcp-update-cart`).digest('hex').slice(0, 10)
}

/** A mini cart's display settings with their signature. */
export function signedConfig(settings: MiniCartSettings, now = Date.now()): string {
  const [plain = ''] = miniCartConfig(settings).split('|')
  return `${plain}|${signatureOf(plain, Math.floor(now / WINDOW))}`
}

function signatureOf(plain: string, window: number): string {
  return createHmac('sha256', SECRET).update(`${plain} ${window}`).digest('hex')
}

function isSigned(config: string, now = Date.now()): boolean {
  const [plain = '', signature] = config.split('|')
  const window = Math.floor(now / WINDOW)
  return [window, window - 1].some((each) => signatureOf(plain, each) === signature)
}

/**
 * Answers a mini cart: does its action, then sends its HTML anew. An action with a nonce that is not this visitor's is
 * not done; one with settings that are signed too long ago is done, and the page is to be loaded anew.
 */
export function miniCartCall(form: URLSearchParams, session: Session, view: View): AjaxAnswer {
  const action = form.get('cartAction')
  if (action !== null && form.get('_ajax_nonce') !== miniCartNonceOf(session)) {
    return { status: 403, type: 'text/html', when: 'at-once', body: '-1' }
  }
  if (action !== null && !act(action, form, session)) return json('{"success":false}')
  const config = form.get('cartConfig') ?? ''
  if (!isSigned(config)) return json('{"success":true,"data":{"reload":1}}')
  const { lines, cartUrl, shopUrl } = basketOf(session, view)
  return json(miniCartAnswer({
    ...settingsOfConfig(config),
    lines,
    sideCartId: form.get('sideCartId') ?? '',
    ...(cartUrl ? { cartUrl } : {}),
    ...(shopUrl ? { shopUrl } : {}),
  }))
}

/** Does what is asked; false for what cannot be understood. */
function act(action: string, form: URLSearchParams, session: Session): boolean {
  const item = form.get('item')
  const asked = form.get('quantity')
  if (item === null) return false
  if (action === 'item-remove') {
    takeOut(session, item)
    return true
  }
  if (action !== 'update-quantity' || asked === null) return false
  // As the plugin reads it: a whole number without its sign, nothing for nothing.
  const quantity = Math.floor(Math.abs(Number(asked))) || 0
  const entry = session.entries.get(item)
  if (quantity === 0) takeOut(session, item)
  else if (entry) session.entries.set(item, { ...entry, quantity: Math.min(quantity, limitsOf(entry).max) })
  return true
}

function json(body: string): AjaxAnswer {
  return { status: 200, type: 'application/json', when: 'at-once', body }
}

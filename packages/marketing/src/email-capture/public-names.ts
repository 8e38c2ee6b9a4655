import { readCookie } from '@tillkit/dom'
import { cookies, publicNames } from './anatomy.ts'
import { expireCookie, writeCookie } from './cookie-jar.ts'
import { EMAIL, isEmail } from './email.model.ts'

/** What the plugin's public functions do that needs the unit. */
export interface Actions {
  /** Notes an address in the browser. */
  note(email: string): void
  /** Sends the address in a field. */
  capture(selector: string | undefined): void
  /** Asks who a cart's key belongs to. */
  restore(hash: string): void
}

/** Defines the plugin's public names as its own script does, until the signal says that they end. One that somebody has taken is left alone. */
export function definePublicNames(actions: Actions, signal: AbortSignal): void {
  const names: Record<string, unknown> = {
    [publicNames.library]: { storage, utils },
    [publicNames.cart]: cartOf(actions),
    // The page's HTML is there when we are.
    [publicNames.ready]: (run: () => void) => run(),
    [publicNames.restore]: (hash: unknown) => void (hash && actions.restore(String(hash))),
    [publicNames.capture]: (selector?: string) => actions.capture(selector),
  }
  for (const [name, value] of Object.entries(names)) {
    if (Reflect.has(window, name)) continue
    Reflect.set(window, name, value)
    signal.addEventListener('abort', () => Reflect.get(window, name) === value && Reflect.deleteProperty(window, name))
  }
}

/** `mailchimp_cart`: what is known of the visitor. Its members may be called without it. */
function cartOf({ note }: Actions): Record<string, unknown> {
  const cart = {
    email_types: 'input[type=email]',
    regex_email: EMAIL,
    current_email: null as string | null,
    previous_email: null as string | null,
    valueEmail: (email: unknown) => isEmail(email),
    getEmail: () => (cart.current_email ??= readCookie(cookies.current) || null) ?? false,
    setEmail(email: unknown) {
      if (!isEmail(email)) return false
      cart.previous_email = cart.getEmail() || null
      cart.current_email = email
      return note(email)
    },
    setPreviousEmail(email: unknown) {
      if (!isEmail(email)) return false
      cart.previous_email = email
      return writeCookie(cookies.previous, email)
    },
    expireUser() {
      cart.current_email = null
      expireCookie(cookies.current)
    },
    expireSaved: () => expireCookie(cookies.items),
  }
  return cart
}

/** `mailchimp.storage`: cookies. */
const storage = {
  get: (name: string, fallback?: unknown) => readCookie(name) || fallback,
  set: (name: string, value: unknown) => writeCookie(name, String(value)),
  expire: expireCookie,
}

/** `mailchimp.utils`. */
const utils = {
  extend: Object.assign,
  escape: encodeURIComponent,
  unEscape: decodeURIComponent,
  /** The address' parameters, undecoded, each with all its values. */
  getQueryStringVars() {
    const found: Record<string, string[]> = {}
    for (const pair of location.search.slice(1).split('&').filter(Boolean)) {
      const [name = '', value = ''] = pair.split('=')
      ;(found[name] ??= []).push(value)
    }
    return found
  },
}

import { parseJson } from '@tillkit/dom'
import { defineBehaviour, endUntouched } from '@tillkit/mount'
import { trace } from '@tillkit/platform'
import { followConsent } from '@tillkit/platform/consent'
import { BILLING_FIELD, query } from './anatomy.ts'
import { fetchOwner, logFailure, postCapture } from './calls.ts'
import { readConfig, type CaptureHost } from './config.ts'
import { expireAll, rememberEmail } from './cookie-jar.ts'
import { isEmail, rawParameter, withoutParameters } from './email.model.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { options } from './options.ts'
import { definePublicNames, type Actions } from './public-names.ts'
import { createSender, type Sender } from './sender.ts'
import { checkSmsPhone } from './sms-phone.ts'
import { followTypedEmail, isSubscribed } from './typed-email.ts'

/** Tells the marketing plugin the address of who fills a cart: typed at checkout, login or registration, or known by a mail's link. */
export const emailCapture = defineBehaviour({
  ...manifest,
  messages,
  options,
  read: readConfig,
  start(host) {
    const asked = endUntouched(manifest.name)
    if (host.config.isOff) return
    const { longDomains } = host.options
    const whenAllowed = gateOf(host)
    const sender = createSender({
      post: (...capture) => postCapture(host.config, ...capture),
      note: rememberEmail,
      failed: (cause) => logFailure('capture', cause),
    })
    whenAllowed.each((isAllowed) => sender.allow(isAllowed))
    followTypedEmail(host, (field, isLeaving) => offer(sender, { field, isLeaving, longDomains }))
    checkSmsPhone(host)
    const actions = actionsOf(host, sender, whenAllowed.once)
    definePublicNames(actions, host.signal)
    for (const [name, value] of askedFor(asked)) actions[name](value)
    const hash = rawParameter(location.search, query.cart)
    if (hash) actions.restore(hash)
  },
})

/** Offers the address in a field, where it holds one that the plugin takes. */
function offer(sender: Sender, { field, isLeaving = false, longDomains }: {
  readonly field: HTMLInputElement | null
  readonly isLeaving?: boolean | undefined
  readonly longDomains: boolean
}): void {
  const email = field?.value.trim()
  if (isEmail(email, longDomains)) sender.offer({ email, subscribed: isSubscribed(field) }, isLeaving)
}

/** Says what the visitor allows: at once where the shop does not ask. A withdrawal ends the plugin's cookies. */
function gateOf(host: CaptureHost) {
  const waiting: (() => void)[] = []
  let isAllowed = !host.options.asksConsent
  return {
    each(told: (isAllowed: boolean) => void) {
      const hear = (granted: boolean) => {
        if (isAllowed && !granted && host.options.expiresCookies) expireAll()
        isAllowed = granted
        trace({ kind: 'work', unit: manifest.name, name: 'addresses', what: granted ? 'may be sent' : 'wait for consent' })
        told(granted)
        if (granted) for (const run of waiting.splice(0)) run()
      }
      if (isAllowed) hear(true)
      else followConsent('marketing', hear, host)
    },
    once: (run: () => void) => (isAllowed ? run() : void waiting.push(run)),
  }
}

function actionsOf(host: CaptureHost, sender: Sender, whenAllowed: (run: () => void) => void): Actions {
  const note = (email: unknown) => whenAllowed(() => isEmail(email, host.options.longDomains) && rememberEmail(email))
  return {
    note,
    capture: (selector) => offer(sender, { field: document.querySelector(selector ?? BILLING_FIELD), longDomains: host.options.longDomains }),
    restore: (hash) => whenAllowed(host.guard(async () => {
      note(await fetchOwner(host.config, hash))
      if (host.options.cleansAddress) cleanAddress()
    })),
  }
}

/** Takes what a mail's link carries out of the visible address, so that nobody passes it on. */
function cleanAddress(): void {
  const search = withoutParameters(location.search, query.mail)
  if (search !== location.search) history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
}

/** What the public functions were asked before the unit was there. */
function askedFor(asked = '[]'): [keyof Actions, string][] {
  const list = parseJson(asked)
  return Array.isArray(list) ? (list as [keyof Actions, string][]) : []
}

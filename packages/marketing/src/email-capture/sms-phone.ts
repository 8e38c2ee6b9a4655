import { listen } from '@tillkit/dom'
import { pageJQuery } from '@tillkit/platform'
import { CHECKOUT, PLACING, SMS_BOX, SMS_PHONE } from './anatomy.ts'
import type { CaptureHost } from './config.ts'
import { isPhone } from './email.model.ts'

/** Keeps an order from being placed whose shopper wants text messages and has left no number for them. */
export function checkSmsPhone(host: CaptureHost): void {
  const isFine = () => {
    const phone = document.querySelector<HTMLInputElement>(SMS_PHONE)
    if (!phone || !document.querySelector<HTMLInputElement>(SMS_BOX)?.checked || isPhone(phone.value)) return true
    phone.setCustomValidity(host.t('phone'))
    listen(host, phone, 'input', () => phone.setCustomValidity(''), { once: true })
    return phone.reportValidity()
  }
  listen(host, document, PLACING.own, (event) => isFine() || event.preventDefault())
  // The platform's own checkout asks through jQuery, where the last that answers is heard: whoever is content says nothing.
  const $ = pageJQuery()
  const checkout = document.querySelector<HTMLElement>(CHECKOUT)
  if (!$ || !checkout) return
  const answer = () => (isFine() ? undefined : false)
  $(checkout).on(PLACING.legacy, answer)
  host.onEnd(() => $(checkout).off(PLACING.legacy, answer))
}

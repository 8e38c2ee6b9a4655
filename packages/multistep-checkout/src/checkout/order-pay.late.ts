import { listen } from '@tillkit/dom'
import { onLegacy, type LegacyEvent } from '@tillkit/platform'
import type { Checkout } from './context.ts'
import { createBusy } from './placing/form-busy.ts'

/**
 * The page on which an order is paid later. Its form is the browser's to send, and gateways': we see to it that it is sent once.
 */
export function guardOrderPay(unit: Checkout): void {
  const { host, form } = unit
  const busy = createBusy(unit)
  let isSent = false
  onLegacy(form, 'submit', host.guard((event: LegacyEvent) => {
    if (isSent) return event.preventDefault()
    // A gateway that wants to do something first says so in a handler that comes behind this one.
    setTimeout(host.guard(() => {
      if (isStopped(event) || isSent) return
      isSent = true
      busy.start()
    }))
  }), host)
  listen<PageTransitionEvent>(host, window, 'pageshow', ({ persisted }) => {
    if (!persisted) return
    isSent = false
    busy.end()
  })
}

function isStopped(event: LegacyEvent): boolean {
  const { isDefaultPrevented } = event as { isDefaultPrevented?: () => boolean }
  return Boolean((event.originalEvent ?? (event as Partial<Event>)).defaultPrevented) || isDefaultPrevented?.call(event) === true
}

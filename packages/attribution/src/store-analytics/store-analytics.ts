import { defineBehaviour, endUntouched, InvalidMarkup } from '@tillkit/mount'
import { CONTEXT } from './anatomy.ts'
import { startAnalytics } from './client.ts'
import { readContext } from './context.ts'
import { manifest } from './manifest.ts'

/** Tells the shop's analytics what happens on a page, once the visitor allows statistics. */
export const storeAnalytics = defineBehaviour({
  ...manifest,
  read() {
    const context = readContext()
    if (!context) throw new InvalidMarkup(CONTEXT, 'is no object', 'Print it as WooCommerce Analytics does.', { help: 'attribution-global' })
    return context
  },
  start(host) {
    endUntouched(manifest.name)
    startAnalytics(host.config, host)
  },
})

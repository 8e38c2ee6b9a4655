import { defineBehaviour, endUntouched, InvalidMarkup } from '@tillkit/mount'
import { PARAMS } from './anatomy.ts'
import { fillBlocks } from './blocks/fill-blocks.ts'
import { readConfig } from './config.ts'
import { fillInputs } from './inputs/fill-inputs.ts'
import { manifest } from './manifest.ts'
import { options } from './options.ts'
import { forgetPage } from './page-memory.ts'
import { traceOrder } from './trace-order.ts'
import { trackPage } from './tracking.ts'

/** Records where a visitor comes from, once that is allowed, and sends it with orders and registrations. */
export const attribution = defineBehaviour({
  ...manifest,
  options,
  read() {
    const config = readConfig()
    if (!config) throw new InvalidMarkup(PARAMS, 'has no fields', 'Print it as WooCommerce does.', { help: 'attribution-global' })
    return config
  },
  start(host) {
    endUntouched(manifest.name)
    host.onEnd(forgetPage)
    const tracking = trackPage(host, host)
    tracking.onChange(() => traceOrder(tracking))
    traceOrder(tracking)
    fillInputs(host, tracking)
    fillBlocks(host, tracking)
  },
})

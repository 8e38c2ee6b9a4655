import type { Life } from '@tillkit/dom'
import { defineWidget } from '@tillkit/mount'
import { whileAllowed } from '@tillkit/platform/consent'
import { manifest } from './manifest.ts'
import { options } from './options.ts'
import { readWidget } from './read.ts'
import { createReviewsStore } from './store.ts'
import { addStructuredData, wantedBy } from './structured-data.ts'
import { reserveRoom, showWhenNear } from './review-widget.ts'

/** The reviews provider's widgets: each loads when it is seen and allowed, and has its link until it is there. */
export const reviews = defineWidget({
  ...manifest,
  options,
  read: readWidget,
  // One for the page: it is described once.
  key: () => 'page',
  store: createReviewsStore,
  dispose: ({ end }) => end(),
  bind(host) {
    const { config, store, options: { asksConsent, yieldsToShop } } = host
    reserveRoom(host, host)
    const wanted = wantedBy(config.data, location)
    const isFirst = wanted !== undefined && !store.getState().isDescribed
    if (isFirst) store.setState({ isDescribed: true })
    const begin = (life: Life) => {
      showWhenNear(life, host)
      if (isFirst) void addStructuredData(life, { root: config.root, wanted, yieldsToShop })
    }
    if (asksConsent) whileAllowed('marketing', begin, host)
    else begin(host)
  },
})

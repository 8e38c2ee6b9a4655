import { listen, slot, type EndableLife } from '@tillkit/mount'
import type { Reason } from '../listing/types.ts'
import type { ShopHost } from './context.ts'
import { focusBriefly } from './place.ts'

/** What a shop says when an answer could not be had. */
export interface FailureNote {
  show(reason: Reason): void
  clear(): void
}

/**
 * Makes it. The last listing stays; a line above it says so and offers another try. It is set without React, because
 * the network that has just failed would have to bring it.
 */
export function bindFailure(host: ShopHost): FailureNote {
  let shown: EndableLife | undefined
  const clear = () => {
    shown?.end()
    shown = undefined
  }
  return {
    clear,
    show(reason) {
      clear()
      const words = host.say(reason === 'add' ? 'addFailed' : 'loadFailed')
      host.announce(words)
      shown = host.branch()
      const note = document.createElement('p')
      note.className = 'tillkit-listing-error'
      note.append(words)
      if (reason !== 'add') note.append(' ', retryButton(host, clear))
      slot(shown, { position: 'before', anchor: host.element }).append(note)
    },
  }
}

function retryButton(host: ShopHost, clear: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = host.say('retry')
  listen(host, button, 'click', () => {
    // The keyboard would be lost with the button that it was on.
    focusBriefly(host)
    clear()
    host.store.retry(host.config.name)
  })
  return button
}

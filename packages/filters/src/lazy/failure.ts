import { type EndableLife, listen } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import type { ShopHost } from '../bind/context.ts'
import { focusBriefly } from './place.ts'

/** What could not be done: to load the listing, or to add a product of it. */
export type Failed = 'load' | 'add'

/** What a shop says when something could not be done. */
export interface FailureNote {
  /** Says so, in these words or in our own. Each kind has a line of its own. */
  show(what: Failed, words?: string): void
  clear(what: Failed): void
}

/**
 * Makes it. The last listing stays; a line above it says so and offers another try. It is set without React, because
 * the network that has just failed would have to bring it; this code has come with the listing's other parts.
 */
export function bindFailure(host: ShopHost): FailureNote {
  const shown = new Map<Failed, EndableLife>()
  const clear = (what: Failed) => shown.get(what)?.end()
  return {
    clear,
    show(what, words = '') {
      clear(what)
      const text = words || host.say(what === 'add' ? 'addFailed' : 'loadFailed')
      host.announce(text)
      const life = host.branch()
      shown.set(what, life)
      const note = document.createElement('p')
      note.className = 'tillkit-listing-error'
      note.append(text)
      if (what === 'load') note.append(' ', retryButton(host, clear))
      slot(life, { position: 'before', anchor: host.element }).append(note)
    },
  }
}

function retryButton(host: ShopHost, clear: FailureNote['clear']): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = host.say('retry')
  listen(host, button, 'click', () => {
    // The keyboard would be lost with the button that it was on.
    focusBriefly(host)
    clear('load')
    host.store.retry(host.config.name)
  })
  return button
}

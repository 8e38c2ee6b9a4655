import { listen } from '@tillkit/dom'
import { adopt, defineBehaviour, live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy, events, HOST } from './anatomy.ts'
import { countWords, quantityOnPage } from './count-words.ts'
import { messages } from './messages.ts'

/** The number of things in the cart beside the header's link to it (rule 39). */
export const unit = defineBehaviour({
  name: 'page-chrome/cart-count',
  selector: HOST,
  when: 'now',
  messages,
  read: () => null,
  start(host) {
    const { element } = host
    const store = createStore<{ text?: string }>(() => ({}))
    // A link that shows but a picture has no name; one with words is called by them.
    adopt(host, element, store, ({ text }) => element.textContent.trim() || text || element.title ? {} : { attributes: { 'aria-label': host.t('cart') } })
    live(host, anatomy.words, (span, life) => adopt(life, span, store, ({ text }) => text === undefined ? {} : { text }), element)
    const count = () => {
      const quantity = quantityOnPage()
      if (quantity !== undefined) store.setState({ text: countWords(quantity) })
    }
    onLegacy(document, events.legacy, count, host)
    listen(host, document, events.own, count)
  },
})

import { isRecord, readGlobal, readText, onLegacy } from '@tillkit/platform'
import { listen } from '@tillkit/dom'
import { adopt, defineBehaviour, live } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy, words, events, HOST } from './anatomy.ts'
import { messages } from './messages.ts'

/** To how small a part of a thing the sum is told: no shop sells less. */
const EXACT = 1e6

/** How many things the cart's page says are in it; nothing on another page. */
function quantityOnPage(root: ParentNode = document): number | undefined {
  const table = root.querySelector(anatomy.table)
  if (!table) return undefined
  // A field that somebody has just emptied counts nothing.
  const sum = [...table.querySelectorAll<HTMLInputElement>(anatomy.quantity)].reduce((before, { value }) => before + (parseFloat(value) || 0), 0)
  // Of parts of things, such as 0.1 and 0.2.
  return Math.round(sum * EXACT) / EXACT
}

/** The theme's words for so many things, in the shop's language. */
function countWords(count: number): string {
  const printed = readGlobal(words.global)
  const said = readText(isRecord(printed) ? printed[count === 1 ? words.one : words.many] : undefined)
  return (said || words.number).replace(words.number, String(count))
}

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

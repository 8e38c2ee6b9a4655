import { isIn } from '@tillkit/dom'
import { adopt, defineBehaviour, field } from '@tillkit/mount'
import { pageFormat, plainQuantity } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy, QUANTITY } from './anatomy.ts'
import { manifest } from './manifest.ts'

/** Lets a list's add button follow the quantity field beside it. */
export const listQuantity = defineBehaviour({
  ...manifest,
  read: () => null,
  start(host) {
    const node = host.element
    const button = node.closest(anatomy.item)?.querySelector(anatomy.button)
    if (!(node instanceof HTMLInputElement) || !button) return
    const store = createStore<{ quantity: string | undefined }>(() => ({ quantity: undefined }))
    adopt(host, button, store, ({ quantity }) => ({ attributes: quantity === undefined ? {} : { [QUANTITY]: quantity } }))
    const follow = () => store.setState({ quantity: String(quantityIn(node)) })
    const look = (isByCode: unknown) => {
      if (isUsable(node)) return follow()
      // Half a number, until the shopper leaves the field: what is typed next would stand behind ours.
      if (!isByCode || !isIn(node)) its.set(String(leastOf(node)), follow)
    }
    const its = field(host, node, {
      changed: ({ how }) => how === 'restored' && look(true),
      finished: ({ isTrigger }) => look(isTrigger),
    })
    // A page that was reloaded or came back may show what the shopper typed before.
    if (its.before) look(true)
  },
})

/** What a field says, read as people write numbers where it is one of text. */
const quantityIn = ({ value }: HTMLInputElement): number => Number(plainQuantity(value, pageFormat()))

function leastOf({ min }: HTMLInputElement): number {
  return Number(min) > 0 ? Number(min) : 1
}

/** Whether the field's value can be ordered: a number above zero that does not fall below the field's own minimum. */
function isUsable(field: HTMLInputElement): boolean {
  const quantity = quantityIn(field)
  return quantity > 0 && !(quantity < Number(field.min))
}

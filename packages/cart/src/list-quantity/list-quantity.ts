import { adopt, defineBehaviour } from '@tillkit/mount'
import { onLegacy, type LegacyEvent } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'
import { manifest } from './manifest.ts'

/** Lets a list's add button follow the quantity field beside it. */
export const listQuantity = defineBehaviour<null>({
  ...manifest,
  read: () => null,
  start(host) {
    const field = host.element
    const button = field.closest(anatomy.item)?.querySelector(anatomy.button)
    if (!(field instanceof HTMLInputElement) || !button) return
    const store = createStore<{ quantity: string | undefined }>(() => ({ quantity: undefined }))
    adopt(host, button, store, ({ quantity }) => ({ attributes: quantity === undefined ? {} : { 'data-quantity': quantity } }))
    const follow = (event?: LegacyEvent) => {
      if (isUsable(field)) return store.setState({ quantity: String(Number(field.value)) })
      // Half a number, until the shopper leaves the field: what is typed next would stand behind ours.
      if (field === document.activeElement && (event?.isTrigger ?? !event)) return
      field.value = String(leastOf(field))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    onLegacy(field, 'change', host.guard(follow), host)
    // A page that was reloaded or came back may show what the shopper typed before.
    if (field.value !== field.defaultValue) follow()
  },
})

function leastOf({ min }: HTMLInputElement): number {
  return Number(min) > 0 ? Number(min) : 1
}

/** Whether the field's value can be ordered: a number above zero that does not fall below the field's own minimum. */
function isUsable({ value, min }: HTMLInputElement): boolean {
  const quantity = Number(value)
  return quantity > 0 && !(quantity < Number(min))
}

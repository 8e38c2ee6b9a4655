import { invoke } from '@tillkit/dom'
import { addressToAskAgain } from '@tillkit/platform/cart'

export { isFree } from '@tillkit/platform/cart'

/** Leaves the page for an address that the shop named; anything but a web address is passed over. */
export function goToAddress(address: string): void {
  const url = new URL(address, location.href)
  if (/^https?:$/.test(url.protocol)) location.assign(url)
}

/** Where a form is sent, never by a `<base href>`, else the page's own address. By the attribute: a field named `action` hides the property. */
export function addressOf(form: Element | null): string {
  return new URL((form && invoke(form, 'getAttribute', 'action')) || addressToAskAgain(), location.href).href
}

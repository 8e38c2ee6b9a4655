import { invoke } from '@tillkit/dom'

export { isFree } from '@tillkit/platform/cart'

/** Leaves the page for an address that the shop named; anything but a web address is passed over. */
export function go(address: string): void {
  const url = new URL(address, location.href)
  if (/^https?:$/.test(url.protocol)) location.assign(url)
}

/** Where a form is sent, else the page's own address. By the attribute: a field named `action` hides the property. */
export function addressOf(form: Element | null): string {
  return new URL((form && invoke(form, 'getAttribute', 'action')) || location.href, document.baseURI).href
}

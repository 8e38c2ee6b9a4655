import { invoke, native } from '@tillkit/dom'
import { AUTOPLAY, source } from './anatomy.ts'

/** The parameter, with the sign before it, and what follows. */
const PARAMETER = new RegExp(`([?&])${AUTOPLAY.name}=[^&#]*(&?)`, 'g')

/**
 * The address of an embedded player that begins by itself. Everything else of the address stays as it is written; what was escaped
 * twice on its way here is not passed on so (rule 40).
 */
export function withAutoplay(address: string): string {
  const [plain = '', ...fragment] = withoutAutoplay(address).split('#')
  const sign = plain.includes('?') ? (/[?&]$/.test(plain) ? '' : '&') : '?'
  return [`${plain}${sign}${AUTOPLAY.name}=${AUTOPLAY.on}`, ...fragment].join('#')
}

/** The address of an embedded player that waits. */
export function withoutAutoplay(address: string): string {
  return address.replaceAll('&amp;', '&').replace(PARAMETER, (_whole, before: string, after: string) => (after ? before : ''))
}

/** Whether an address makes its player begin by itself. */
export function playsByItself(address: string): boolean {
  return withoutAutoplay(address) !== address.replaceAll('&amp;', '&')
}

/**
 * Changes an embedded page while its frame is out of the page for a moment: changed in place it would be an entry of the history, and
 * the browser's Back would not leave the page.
 */
export function reload(frame: Element, change: () => void = () => undefined): void {
  const [parent, next] = [native(frame, 'parentNode'), native(frame, 'nextSibling')]
  frame.remove()
  change()
  if (parent) invoke(parent, 'insertBefore', frame, next)
}

/** Whether a player has the address of one: what is held back, until the shopper agrees or is near, has none yet, or one of the page itself. */
export function hasAddress(frame: Element): boolean {
  return /^(https?:)?\/\//.test(frame.getAttribute(source.address) ?? '')
}

/** Whether a video has something to play. */
export function hasSource(file: HTMLVideoElement): boolean {
  return Boolean(file.getAttribute(source.address) || file.currentSrc || file.srcObject) || file.querySelector(source.of) !== null
}

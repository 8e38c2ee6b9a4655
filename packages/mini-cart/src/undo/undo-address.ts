import { PLATFORM_REMOVE_LINK, REMOVE_PARAMETER, UNDO_PARAMETER } from '../mini-cart.anatomy.ts'

/**
 * The platform's address that brings a line back. The mini cart's own buttons carry no nonce for it; a classic mini
 * cart or the cart page does.
 * @returns `undefined` where no link of the page gives the nonce
 */
export function undoAddress(key: string, root: ParentNode = document): string | undefined {
  const link = root.querySelector<HTMLAnchorElement>(PLATFORM_REMOVE_LINK)
  if (!link) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin) return undefined
  url.searchParams.delete(REMOVE_PARAMETER)
  url.searchParams.set(UNDO_PARAMETER, key)
  return url.href
}

/** Any remove link of the platform's on the page: its nonce is good for every line of this visitor. */
const REMOVE_LINK = 'a[href*="remove_item="][href*="_wpnonce="]'

/**
 * The platform's address that brings a line back. The mini cart's own buttons carry no nonce for it; a classic mini
 * cart or the cart page does.
 * @returns `undefined` where no link of the page gives the nonce
 */
export function undoAddress(key: string, root: ParentNode = document): string | undefined {
  const link = root.querySelector<HTMLAnchorElement>(REMOVE_LINK)
  if (!link) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin) return undefined
  url.searchParams.delete('remove_item')
  url.searchParams.set('undo_item', key)
  return url.href
}

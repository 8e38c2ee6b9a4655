/** What a followed link may ask for. */
const QUESTION = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'remove_coupon', '_wpnonce']

/** The page's address without what was asked for: the visitor is sent on to it. */
export function withoutQuestion(url: URL): string {
  const rest = new URLSearchParams(url.search)
  for (const name of QUESTION) rest.delete(name)
  const text = rest.toString()
  return url.pathname + (text === '' ? '' : `?${text}`)
}

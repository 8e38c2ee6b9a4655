import { native } from '@tillkit/dom'

/**
 * Remembers where a node of the server's stands, before it is moved.
 * @returns what puts it back there; it goes where its place is gone
 */
export function rememberPosition(node: Element): () => void {
  const place = native(node, 'parentNode')
  const next = native(node, 'nextSibling')
  return () => {
    const isNextThere = next !== null && next.parentNode === place
    if (place) place.insertBefore(node, isNextThere ? next : null)
    else node.remove()
  }
}

/**
 * Remembers where an element of the server's stands, before it is moved or taken out.
 * @returns what puts it back there. Where its place is gone, because somebody has filled the region anew, it goes.
 */
export function park(element: Element): () => void {
  const { parentNode, nextSibling } = element
  return () => {
    element.remove()
    const isPlaceThere = parentNode && (nextSibling ? nextSibling.parentNode === parentNode : parentNode.isConnected)
    if (isPlaceThere) parentNode.insertBefore(element, nextSibling)
  }
}

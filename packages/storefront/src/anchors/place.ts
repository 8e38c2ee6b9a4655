/** An address is somebody's text: one that is not encoded rightly stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The element that an address within the page names, by its id or its name, as it stands or decoded, in what is seen of it; null where the page has none. */
export function placeOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  if (name === '') return null
  for (const one of [name, decoded(name)]) {
    const place = document.getElementById(one) ?? [...document.getElementsByName(one)].find((named) => document.body.contains(named))
    if (place) return place
  }
  return null
}

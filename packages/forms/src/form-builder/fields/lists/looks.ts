/** What a box takes of the looks of its list, by the names of CSS: themes have given that a look, and know nothing of ours. */
const LOOKS = ['background-color', 'color', 'border-width', 'border-style', 'border-color', 'border-radius', 'padding-inline-start', 'font'] as const

/** The looks of a list, as custom properties that the box's style sheet uses. */
export function looksOf(select: HTMLSelectElement): Record<string, string> {
  const computed = getComputedStyle(select)
  return Object.fromEntries(LOOKS.map((name) => [`--like-${name}`, computed.getPropertyValue(name)]))
}

/** Lets a box begin with the room that its list has, so that nothing on the page moves. */
export function placeStyle(select: HTMLSelectElement): Record<string, string> {
  const { marginTop, marginBottom } = getComputedStyle(select)
  const { height } = select.getBoundingClientRect()
  return { 'margin-top': marginTop, 'margin-bottom': marginBottom, ...(height > 0 ? { 'min-height': `${height}px` } : {}) }
}

/** A list that is not seen, and has a box all the same: what has none is not checked. */
export const UNSEEN: Readonly<Record<string, string>> = {
  position: 'absolute', width: '1px', height: '1px', 'min-width': '0', 'min-height': '0', margin: '0', padding: '0', border: '0', overflow: 'hidden', 'clip-path': 'inset(50%)', opacity: '0', 'pointer-events': 'none',
}

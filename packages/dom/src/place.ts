import { hasBox } from './display.ts'

/** Whether an element is seen somewhere on the page: it has a box, and is not kept invisible in it. */
function shows(element: Element): boolean {
  return hasBox(element) && getComputedStyle(element).visibility !== 'hidden'
}

/** Of several elements that a name stands for, the one that a shopper is led to: the first that shows, else the first; null where there is none. */
function shownOf(all: readonly HTMLElement[]): HTMLElement | null {
  return (all.length > 1 ? all.find(shows) : undefined) ?? all[0] ?? null
}

/**
 * The element with an id that a shopper is led to. A page may have an id twice, as where a part is printed once for small screens and
 * once for large ones: what shows is meant.
 */
export function shownById(id: string): HTMLElement | null {
  if (id === '' || !document.getElementById(id)) return null
  return shownOf([...document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(id)}"]`)])
}

/** What an address within the page names, without its sign. It is somebody's text: one that is not encoded rightly is read as it stands. */
export function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** The element that an address within the page (`#returns`) leads to, by its id or its name, as it stands or decoded; null where the page has none. */
export function placeOf(hash: string): HTMLElement | null {
  for (const name of hash.length > 1 ? [hash.slice(1), nameIn(hash)] : []) {
    // Names of what the head has lead nowhere.
    const place = shownById(name) ?? shownOf([...document.getElementsByName(name)].filter((named) => document.body.contains(named)))
    if (place) return place
  }
  return null
}

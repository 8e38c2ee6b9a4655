/** Which share of the window's height makes of something that is fixed a cover of the page, and no header. */
const COVER = 0.5

/** How many headers may stand below each other. */
const MOST = 8

/**
 * How much of the window's top, in px, is covered by what is fixed there at this moment, whoever has made it: bars and headers below each other.
 * Lays the page out: never while it scrolls.
 */
export function coveredTop(): number {
  let covered = 0
  for (let count = 0; count < MOST; count += 1) {
    const below = bottomAt(covered)
    if (below <= covered) return covered
    covered = below
  }
  return covered
}

/** Where what is fixed at so many px from the window's top ends; 0 where nothing is. */
function bottomAt(top: number): number {
  const hits = document.elementsFromPoint(innerWidth / 2, top + 1).filter((hit) => ['fixed', 'sticky'].includes(getComputedStyle(hit).position))
  const bottoms = hits.map((hit) => Math.round(hit.getBoundingClientRect().bottom))
  return Math.max(0, ...bottoms.filter((bottom) => bottom < innerHeight * COVER))
}

/** Where tabs stand, and how the language runs. */
export interface TabLayout {
  readonly isStacked: boolean
  readonly isRightToLeft: boolean
}

/** What a key moves by, or to: `first`, `last`, so many places; undefined for keys that have no meaning here. */
function moveOf(key: string, { isStacked, isRightToLeft }: TabLayout): 'first' | 'last' | number | undefined {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (isStacked) return { ArrowUp: -1, ArrowDown: 1 }[key]
  const forward = isRightToLeft ? -1 : 1
  return { ArrowLeft: -forward, ArrowRight: forward }[key]
}

/** The tab that a key goes to from another, around the ends; undefined for keys that go nowhere. */
export function tabFor(key: string, { at, count, ...layout }: TabLayout & { readonly at: number; readonly count: number }): number | undefined {
  const move = moveOf(key, layout)
  if (move === undefined) return undefined
  if (typeof move === 'number') return (at + move + count) % count
  return move === 'first' ? 0 : count - 1
}

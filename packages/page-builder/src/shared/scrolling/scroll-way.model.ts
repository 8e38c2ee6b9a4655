/** How long an animation along all of the page's range is, in ms: any number does, since it is turned by the scrolling. */
export const LENGTH = 1000

/** The shortest way, as a part of the page's range: one without a length would have no order of its values. */
const SHORTEST = 0.001

/** Keyframes with the time that they take of the page's range: before and after it their ends hold. */
export interface Way {
  readonly frames: Keyframe[]
  /** In ms, `LENGTH` in all. */
  readonly timing: { readonly delay: number; readonly duration: number; readonly endDelay: number }
}

/** Cuts keyframes over the page's range (offsets 0 to 1, ascending) to the part of it in which anything changes. */
export function onItsWay(all: readonly Keyframe[]): Way {
  const words = all.map(({ offset: _offset, ...shown }) => JSON.stringify(shown))
  const changes = words.flatMap((word, index) => (index > 0 && word !== words[index - 1] ? [index] : []))
  const first = Math.max(0, (changes[0] ?? 1) - 1)
  const last = changes.at(-1) ?? first
  const offsets = all.map(({ offset }, index) => offset ?? index / Math.max(1, all.length - 1))
  const from = Math.min(offsets[first] ?? 0, 1 - SHORTEST)
  const until = Math.max(offsets[last] ?? 1, from + SHORTEST)
  const part = (offset: number) => Math.min(1, Math.max(0, (offset - from) / (until - from)))
  const kept = all.slice(first, last + 1).map((frame, index) => ({ ...frame, offset: part(offsets[first + index] ?? 0) }))
  return {
    // One frame alone would be where an animation ends, and begin with what stands there.
    frames: kept.length > 1 ? kept : [0, 1].flatMap((offset) => kept.map((frame) => ({ ...frame, offset }))),
    timing: { delay: from * LENGTH, duration: (until - from) * LENGTH, endDelay: (1 - until) * LENGTH },
  }
}

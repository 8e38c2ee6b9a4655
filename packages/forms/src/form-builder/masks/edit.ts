import type { Mask, Written } from './mask.ts'

/** A text with what is marked in it: nothing where both ends are one, which is the caret. */
export interface Marked {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * Writes what is typed or pasted in the place of what is marked. Of what has no room the rest is written: nothing that stood there before has to
 * go for it.
 */
export function insert(mask: Mask, { text, start, end }: Marked, typed: string): Written {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const write = (inserted: string) => mask.write(before + inserted + after, start + inserted.length)
  const without = write('')
  const whole = [typed, typed.replace(COUNTRY, '')].map(write).find(({ lost }) => lost <= without.lost)
  if (whole) return whole
  let [fitting, best] = ['', without]
  for (const character of typed.slice(0, MOST_TRIED)) {
    const longer = write(fitting + character)
    if (longer.lost <= best.lost) [fitting, best] = [fitting + character, longer]
  }
  return fitting === '' ? { text, caret: end, lost: without.lost } : best
}

/** The country before a number of ten digits: telephones and address books keep America's so. */
const COUNTRY = /^\D*1\D*(?=(?:\d\D*){10}$)/

/** Of what is pasted and does not fit as a whole, so many characters are tried one by one. */
const MOST_TRIED = 200

/** Takes away what is marked, or what stands before or behind the caret. A sign that the mask writes again is passed over to what was typed. */
export function remove(mask: Mask, { text, start, end }: Marked, direction: 'backward' | 'forward'): Written {
  if (start !== end) return keepDigits(mask, { text, start, end })
  let [from, to] = [start, end]
  while (direction === 'backward' ? from > 0 : to < text.length) {
    if (direction === 'backward') from -= 1
    else to += 1
    const shorter = keepDigits(mask, { text, start: from, end: to })
    if (shorter.text !== text) return shorter
  }
  return { text, caret: direction === 'backward' ? from : to, lost: 0 }
}

/** Writes what is left, or leaves it as it is where the mask would take more away: what was typed is not ours to lose. */
function keepDigits(mask: Mask, { text, start, end }: Marked): Written {
  const left = text.slice(0, start) + text.slice(end)
  const written = mask.write(left, start)
  return written.lost > mask.write(text, start).lost ? { text: left, caret: start, lost: written.lost } : written
}

/** What makes one text of another: what of the first goes, and what stands there instead. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly inserted: string
}

/** Tells two texts apart. @param caret where what differs ends in the second one, as far as somebody knows */
export function changeBetween(before: string, after: string, caret = after.length): Change {
  const shorter = Math.min(before.length, after.length)
  let tail = 0
  while (tail < Math.min(shorter, after.length - caret) && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  let start = 0
  while (start < shorter - tail && before[start] === after[start]) start += 1
  return { start, end: before.length - tail, inserted: after.slice(start, after.length - tail) }
}

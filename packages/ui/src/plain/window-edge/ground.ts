import { native } from '@tillkit/dom'

/** How far words have to stand out from their ground, as WCAG counts it, for the page's own ground to be taken for theirs. */
const LEAST_CONTRAST = 3

/** Whether a colour, as computed, lets nothing through. */
export const isOpaque = (colour: string): boolean => colour !== '' && !/^transparent$|^rgba\(|\//.test(colour)

/** The ground that an element needs beneath its words where it lies over the page; undefined where it has one of its own. */
export function missingGround(element: Element): string | undefined {
  return isOpaque(getComputedStyle(element).backgroundColor) ? undefined : groundBehind(element)
}

/**
 * The ground on which an element stands in the page: the nearest around it that lets nothing through. Where its words could not be read
 * on that, since a picture lies between them, the plainest one on which they can.
 */
export function groundBehind(element: Element): string {
  let ground = 'Canvas'
  for (let at = native(element, 'parentElement'); at; at = native(at, 'parentElement')) {
    const { backgroundColor } = getComputedStyle(at)
    if (!isOpaque(backgroundColor)) continue
    ground = backgroundColor
    break
  }
  const [words, paper] = [luminanceOf(getComputedStyle(element).color), ground === 'Canvas' ? 1 : luminanceOf(ground)]
  if (words === undefined || paper === undefined || contrast(words, paper) >= LEAST_CONTRAST) return ground
  return contrast(words, 0) > contrast(words, 1) ? '#000' : '#fff'
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The relative luminance of an sRGB colour, from 0 to 1; undefined for one of another space. */
function luminanceOf(colour: string): number | undefined {
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour)?.slice(1)
  if (!parts) return undefined
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

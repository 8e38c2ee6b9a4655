/** A place on the paper, from 0 to 1 of its width and height: it stays where it is when the paper gets another size. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What is drawn without lifting the pen. */
export type Stroke = readonly Point[]

/** What stands on the paper: strokes; a name that was typed; or a picture, of which nobody knows the strokes any more. */
export type Signature =
  | { readonly kind: 'drawn'; readonly strokes: readonly Stroke[] }
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'given'; readonly url: string }

/** Paper with nothing on it. */
export const BLANK: Signature = { kind: 'drawn', strokes: [] }

/** What a field holds, as what stands on the paper. Any other text than a picture is none. */
export const signatureIn = (value: string): Signature => (/^data:image\/png;base64,/.test(value) ? { kind: 'given', url: value } : BLANK)

/** How large a paper is, in points. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of the paper, in points. */
export interface Area extends Size {
  readonly x: number
  readonly y: number
}

/**
 * Where there is ink, with a little air around it.
 * @param alpha how much of it covers each point, row by row, four bytes a point of which the last says so
 */
export function inkedArea(alpha: Uint8ClampedArray, { width, height }: Size, air: number): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (alpha[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return undefined
  const [x, y] = [Math.max(0, left - air), Math.max(0, top - air)]
  return { x, y, width: Math.min(width, right + air + 1) - x, height: Math.min(height, bottom + air + 1) - y }
}

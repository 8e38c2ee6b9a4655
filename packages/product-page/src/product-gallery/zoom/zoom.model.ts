/** A size in px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a pointer is over a picture, from 0 at its start to 1 at its end, both ways. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** How large a picture is shown for a closer look; `null` where there is nothing more to see than in its place. */
export function zoomSize(file: Size, box: Size, magnify: number): Size | null {
  const size = { width: file.width * magnify, height: file.height * magnify }
  return size.width > box.width && box.width > 0 && size.height > 0 ? size : null
}

/** How far, in px, the large picture is moved for a pointer: what it points at stays below it. What is smaller than the box stays. */
export function zoomOffset({ x, y }: Place, size: Size, box: Size): Place {
  const part = (at: number) => Math.min(1, Math.max(0, at))
  // Without a sign of its own nothing is 0, and not -0.
  return { x: 0 - part(x) * Math.max(0, size.width - box.width), y: 0 - part(y) * Math.max(0, size.height - box.height) }
}

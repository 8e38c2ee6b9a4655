/** How wide the theme's circles are drawn, in px. */
const LINE = 5

/** A circle as it is to be drawn. */
export interface Circle {
  /** Its width and height in px. */
  readonly size: number
  /** The part of it that is counted, from the top clockwise; less than 0 the other way round. */
  readonly part: number
  readonly bar: string
  readonly track: string
  /** How much the track covers, 0 to 1. */
  readonly alpha: number
}

/** Draws a circle, as sharp as the screen is. */
export function drawCircle(canvas: HTMLCanvasElement, { size, part, bar, track, alpha }: Circle): void {
  const pixels = Math.round(size * devicePixelRatio)
  Object.assign(canvas, { width: pixels, height: pixels })
  Object.assign(canvas.style, { width: `${String(size)}px`, height: `${String(size)}px` })
  const context = canvas.getContext('2d')
  if (!context || size <= LINE) return
  context.scale(pixels / size, pixels / size)
  context.translate(size / 2, size / 2)
  context.rotate(-Math.PI / 2)
  Object.assign(context, { lineCap: 'round', lineWidth: LINE })
  const arc = (turn: number, colour: string, opacity: number) => {
    context.beginPath()
    context.arc(0, 0, (size - LINE) / 2, 0, turn * 2 * Math.PI, turn < 0)
    Object.assign(context, { strokeStyle: colour, globalAlpha: opacity })
    context.stroke()
  }
  arc(1, track, alpha)
  if (part !== 0) arc(part, bar, 1)
}

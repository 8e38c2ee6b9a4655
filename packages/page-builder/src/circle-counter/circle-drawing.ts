import type { Device } from '@tillkit/platform/theme'
import { VARIANTS } from './anatomy.ts'

/** What a counter's colours depend on. */
export interface Look {
  readonly device: Device
  /** `sticky` while it sticks to the window. */
  readonly state: 'rest' | 'hover' | 'sticky'
}

/** The variants of an attribute in the order in which they count. */
function variantsOf({ device, state }: Look): readonly string[] {
  const { tablet, phone, hover, sticky } = VARIANTS
  const states = { rest: [], hover: [hover], sticky: [sticky] }
  const devices = { desktop: [], tablet: [tablet], phone: [phone, tablet] }
  return [...states[state], ...devices[device], '']
}

/** What is said of a colour, or of how much it covers, for a look. `read` reads an attribute. */
export function valueFor(look: Look, name: string, read: (attribute: string) => string | null): string | undefined {
  for (const variant of variantsOf(look)) {
    const value = read(name + variant)
    if (value) return value
  }
  return undefined
}

/** How much a track covers, 0 to 1, where nothing that can be used is said: the theme's default. */
const ALPHA = 0.1

export function alphaOf(text: string | undefined): number {
  const alpha = parseFloat(text ?? '')
  return alpha >= 0 && alpha <= 1 ? alpha : ALPHA
}

/** The part of the circle that a percentage covers, from -1 (the other way round) to 1. */
export const partOf = (percentage: number) => Math.min(1, Math.max(-1, percentage / 100))

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

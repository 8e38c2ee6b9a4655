import { attributeOf } from '@tillkit/dom'
import { attributes } from './anatomy.ts'
import { inkedArea, type Signature, type Stroke } from './ink.model.ts'

/** How thick a line is, and how much air is left around a signature, in CSS px. */
const [THICK, AIR] = [2.5, 4]

/** Lets a canvas have as many points as the screen has in its box. @returns whether it has one */
export function fitPaper(canvas: HTMLCanvasElement): boolean {
  const { clientWidth, clientHeight } = canvas
  if (clientWidth === 0 || clientHeight === 0) return false
  const [width, height] = [clientWidth, clientHeight].map((side) => Math.round(side * ratio())) as [number, number]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  return true
}

const ratio = () => Math.max(1, devicePixelRatio || 1)

/**
 * Draws a signature, in place of whatever stood there.
 * @param isCurrent asked once a picture has come: something else may stand there by then
 */
export function drawSignature(canvas: HTMLCanvasElement, signature: Signature, isCurrent: () => boolean): void {
  const pen = penOf(canvas)
  if (!pen) return
  wipe(canvas)
  if (signature.kind === 'typed') drawName(pen, canvas, signature.name.trim())
  else if (signature.kind === 'drawn') for (const stroke of signature.strokes) drawStroke(canvas, stroke)
  else loadPicture(signature.url, (picture) => isCurrent() && drawPicture(pen, canvas, picture))
}

/** Takes away what stands on the paper. */
export const wipe = (canvas: HTMLCanvasElement): void => penOf(canvas)?.clearRect(0, 0, canvas.width, canvas.height)

function loadPicture(url: string, loaded: (picture: HTMLImageElement) => void): void {
  const picture = new Image()
  picture.addEventListener('load', () => loaded(picture))
  picture.src = url
}

/** A picture in the middle, no larger than it is. */
function drawPicture(pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement, picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, canvas.width / naturalWidth, canvas.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  pen.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  // What stands there is read after each stroke.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  const colour = attributeOf(canvas, attributes.colour) || '#000'
  return Object.assign(pen, { strokeStyle: colour, fillStyle: colour, lineWidth: THICK * ratio(), lineCap: 'round', lineJoin: 'round' } as const)
}

/** Draws a stroke, from one of its points on: a dot where it goes nowhere. */
export function drawStroke(canvas: HTMLCanvasElement, stroke: Stroke, from = 0): void {
  const pen = penOf(canvas)
  const [first, ...others] = stroke.slice(from).map(({ x, y }) => ({ x: x * canvas.width, y: y * canvas.height }))
  if (!pen || !first) return
  pen.beginPath()
  pen.arc(first.x, first.y, pen.lineWidth / 2, 0, 2 * Math.PI)
  pen.fill()
  pen.beginPath()
  pen.moveTo(first.x, first.y)
  for (const { x, y } of others) pen.lineTo(x, y)
  pen.stroke()
}

const FAMILY = '"Segoe Script", "Snell Roundhand", "Brush Script MT", "Apple Chancery", cursive'

/** A name in the middle, as large as it fits. */
function drawName(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, name: string): void {
  const size = height * 0.45
  pen.font = `${size}px ${FAMILY}`
  const most = width * 0.9
  const wide = pen.measureText(name).width
  if (wide > most) pen.font = `${(size * most) / wide}px ${FAMILY}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(name, width / 2, height / 2)
}

/** What stands on the paper as a picture, cut to where there is ink: `data:image/png;…`; nothing where there is none. */
export function pictureOf(canvas: HTMLCanvasElement): string {
  const pen = penOf(canvas)
  if (!pen || canvas.width === 0 || canvas.height === 0) return ''
  const area = inkedArea(pen.getImageData(0, 0, canvas.width, canvas.height).data, canvas, Math.round(AIR * ratio()))
  if (!area) return ''
  const cut = document.createElement('canvas')
  cut.width = area.width
  cut.height = area.height
  cut.getContext('2d')?.drawImage(canvas, area.x, area.y, area.width, area.height, 0, 0, area.width, area.height)
  return cut.toDataURL('image/png')
}

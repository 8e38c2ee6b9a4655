/** What a camera takes. */
export type Format = 'photo' | 'video'

/** Which side of a phone its camera looks from. */
export type Facing = 'user' | 'environment'

/** What the browser is asked for. */
export const constraintsFor = (format: Format, facing: Facing): MediaStreamConstraints => ({
  audio: format === 'video',
  video: { facingMode: facing, height: { ideal: 960, max: 1280 }, frameRate: { min: 24, max: 30 } },
})

/** The same without any wish that a camera may not meet. */
export const plainConstraints = (format: Format): MediaStreamConstraints => ({ audio: format === 'video', video: true })

/** Bits of a video in a second. */
export const BITS = 2_500_000

/** How good a photo is kept, from 0 to 1. */
export const QUALITY = 0.92

const TYPES = ['video/webm', 'video/mp4'] as const

/** The kind of video that a browser records: WebM where it can, MP4 where that is all it has; none where it records neither. */
export const recordedType = (isSupported: (type: string) => boolean): string | undefined => TYPES.find(isSupported)

/** What a file of the camera's is called. @param now in ms */
export function fileName(type: string, now: number): string {
  if (type.startsWith('image/')) return `camera-photo-${now}.jpg`
  return `camera-video-${now}.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`
}

/** A length of time as it is shown: `00:30`. @param seconds whole ones */
export const clock = (seconds: number): string => [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** A part of a picture, from 0 to 1 of its width and height. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** All of it, but for a little at each side: a frame that can be seen. */
export const FIRST_CROP: Crop = { left: 0.1, top: 0.1, right: 0.9, bottom: 0.9 }

/** How small a part may be, of the width and of the height. */
const LEAST = 0.05

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Moves one side of a part, as far as it goes. */
export function moveSide(crop: Crop, side: keyof Crop, to: number): Crop {
  const { left, top, right, bottom } = crop
  const limits: Record<keyof Crop, readonly [number, number]> = { left: [0, right - LEAST], top: [0, bottom - LEAST], right: [left + LEAST, 1], bottom: [top + LEAST, 1] }
  return { ...crop, [side]: within(to, ...limits[side]) }
}

/** A place in a picture, from 0 to 1 of its width and height. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The part between two places; nothing where that is too small to be meant. */
export function cropBetween(one: Spot, other: Spot): Crop | undefined {
  const [left, right] = [one.x, other.x].map((x) => within(x, 0, 1)).toSorted((a, b) => a - b) as [number, number]
  const [top, bottom] = [one.y, other.y].map((y) => within(y, 0, 1)).toSorted((a, b) => a - b) as [number, number]
  return right - left < LEAST || bottom - top < LEAST ? undefined : { left, top, right, bottom }
}

/** A part in points of the picture: at least one each way. */
export function pointsOf({ left, top, right, bottom }: Crop, width: number, height: number) {
  const [x, y] = [Math.round(left * width), Math.round(top * height)]
  return { x, y, width: Math.max(1, Math.round(right * width) - x), height: Math.max(1, Math.round(bottom * height) - y) }
}

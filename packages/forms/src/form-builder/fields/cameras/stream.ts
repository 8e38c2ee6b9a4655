import { type Life, listen } from '@tillkit/dom'
import { isRecord } from '@tillkit/platform'
import { constraintsFor, plainConstraints, type Facing, type Format } from './camera.model.ts'

/** What browsers call it where a camera does not meet what it was asked for. Not all of them raise one of the DOM's errors. */
const OVERCONSTRAINED = 'OverconstrainedError'

/** What is wanted of the browser. */
export interface StreamOptions {
  readonly format: Format
  readonly facing: Facing
  /** Told that the camera has been taken away: unplugged, or forbidden meanwhile. */
  readonly lost: () => void
}

/**
 * Opens the camera for as long as a life lasts: each of its tracks ends with it, also where the browser answers too late. Pages that are not
 * secure have none.
 * @throws what the browser says where it is forbidden, or there is none
 */
export async function openStream(life: Life, { format, facing, lost }: StreamOptions): Promise<MediaStream> {
  const devices = (navigator as Partial<Navigator>).mediaDevices
  if (!devices?.getUserMedia) throw new DOMException('This page has no camera: it is not secure.', 'NotSupportedError')
  const stream = await devices.getUserMedia(constraintsFor(format, facing)).catch((cause: unknown) => {
    // A camera that is slower, or larger, is better than none.
    if (isRecord(cause) && cause['name'] === OVERCONSTRAINED) return devices.getUserMedia(plainConstraints(format))
    throw cause
  })
  life.onEnd(() => {
    for (const track of stream.getTracks()) track.stop()
  })
  for (const track of stream.getTracks()) listen(life, track, 'ended', lost)
  return stream
}

/** Shows a stream in the server's own element, until the life ends. @returns once there is a picture */
export async function showStream(life: Life, video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  // A property: what the server prints mutes nothing that is shown later.
  video.muted = true
  video.srcObject = stream
  life.onEnd(() => {
    video.srcObject = null
  })
  // Where playing by itself is forbidden the picture comes all the same.
  await video.play().catch(() => undefined)
  if (video.videoWidth === 0 && !life.signal.aborted) await new Promise<void>((resolve) => {
    listen(life, video, 'loadedmetadata', () => resolve())
    life.onEnd(resolve)
  })
}

import { type Life, listen } from '@tillkit/dom'
import { BITS, fileName, recordedType } from './camera.model.ts'

/** Whether, and as what, the browser records videos. */
export const ownRecordedType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : recordedType((type) => MediaRecorder.isTypeSupported(type))

/**
 * Records a stream until it is told to stop, or the camera is taken away.
 * @param type as `ownRecordedType` says
 * @param taken told of the video, once; not after the life's end
 * @returns stops it
 */
export function recordStream(life: Life, stream: MediaStream, { type, taken }: { readonly type: string; readonly taken: (file: File) => void }): () => void {
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS })
  const pieces: Blob[] = []
  const stop = () => void (recorder.state !== 'inactive' && recorder.stop())
  listen<BlobEvent>(life, recorder, 'dataavailable', ({ data }) => pieces.push(data))
  listen(life, recorder, 'stop', () => taken(new File(pieces, fileName(type, Date.now()), { type })))
  // Its listeners have gone by then.
  life.onEnd(stop)
  recorder.start()
  return stop
}

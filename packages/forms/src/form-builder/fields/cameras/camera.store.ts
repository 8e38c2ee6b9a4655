import { type EndableLife, type Life, timeout } from '@tillkit/dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Crop, Facing, Format } from './camera.model.ts'
import { cropPicture, pictureOf } from './pictures.ts'
import { ownRecordedType, recordStream } from './recording.ts'
import { openStream, showStream } from './stream.ts'

/** Why there is no picture. `denied`: forbidden, or there is no camera; `lost`: it has been taken away; `unable`: the browser records no videos. */
export type CameraProblem = 'denied' | 'lost' | 'unable'

/** What was taken, and where it can be shown from. */
export interface Shot {
  readonly file: File
  readonly url: string
}

/** Where a camera stands. Seconds are whole ones. */
export type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'counting'; readonly seconds: number }
  | { readonly kind: 'recording'; readonly seconds: number }
  | { readonly kind: 'taken' | 'cropping'; readonly shot: Shot }
  | { readonly kind: 'failed'; readonly problem: CameraProblem; readonly cause?: unknown }

/** What a camera is made with. */
export interface CameraConfig {
  readonly format: Format
  /** The server's element that shows what the camera sees. */
  readonly video: HTMLVideoElement
  /** How long is counted before anything is taken, in s. */
  readonly wait: number
  /** How long a video may be, in s. */
  readonly limit: number
}

/** A camera that is open. */
export interface Camera {
  readonly store: StoreApi<CameraState>
  /** Opens the camera: at first, and after what was taken is thrown away. */
  start(): Promise<void>
  /** Looks from the phone's other side. */
  flip(): Promise<void>
  /** Takes a picture, or begins with a video, once it has counted. */
  capture(): void
  /** Ends a video before its time is over. */
  stop(): void
  /** Lets a part of the picture be chosen, or the whole of it be kept. */
  setCropping(isCropping: boolean): void
  /** Keeps a part of the picture. */
  crop(part: Crop): Promise<void>
}

/** Makes a camera. All that it opens ends with the life, and each of its steps with the next. */
export function createCamera(life: Life, { format, video, wait, limit }: CameraConfig): Camera {
  const store = createStore<CameraState>(() => ({ kind: 'starting' }))
  const set = (state: CameraState) => store.setState(state, true)
  let step = life.branch()
  let stream: MediaStream | undefined
  let facing: Facing = 'user'
  let endVideo: () => void = () => undefined
  const next = (): EndableLife => {
    step.end()
    step = life.branch()
    return step
  }
  const fail = (problem: CameraProblem, cause?: unknown) => {
    next()
    set({ kind: 'failed', problem, cause })
  }
  const keep = (file: File) => {
    const own = next()
    const url = URL.createObjectURL(file)
    own.onEnd(() => URL.revokeObjectURL(url))
    set({ kind: 'taken', shot: { file, url } })
  }
  const lost = () => {
    // What was recorded until then is not thrown away.
    if (store.getState().kind === 'recording') endVideo()
    else fail('lost')
  }
  const start = async () => {
    const own = next()
    set({ kind: 'starting' })
    if (format === 'video' && ownRecordedType() === undefined) return fail('unable')
    try {
      stream = await openStream(own, { format, facing, lost })
      await showStream(own, video, stream)
    } catch (cause) {
      if (!own.signal.aborted) fail('denied', cause)
      return
    }
    if (!own.signal.aborted) set({ kind: 'ready' })
  }
  const photo = async (own: Life) => {
    const file = await pictureOf(video)
    if (!own.signal.aborted) keep(file)
  }
  const record = (own: Life) => {
    const type = ownRecordedType()
    if (!stream || type === undefined) return
    endVideo = recordStream(own, stream, { type, taken: keep })
    count(own, limit, (seconds) => set({ kind: 'recording', seconds }), endVideo)
  }
  return {
    store,
    start,
    flip: () => {
      facing = facing === 'user' ? 'environment' : 'user'
      return start()
    },
    capture() {
      if (store.getState().kind !== 'ready') return
      const own = step
      count(own, wait, (seconds) => set({ kind: 'counting', seconds }), () => (format === 'video' ? record(own) : photo(own)))
    },
    stop: () => endVideo(),
    setCropping(isCropping) {
      const state = store.getState()
      if (state.kind === 'taken' || state.kind === 'cropping') set({ kind: isCropping ? 'cropping' : 'taken', shot: state.shot })
    },
    async crop(part) {
      const state = store.getState()
      if (state.kind !== 'cropping') return
      const own = step
      const file = await cropPicture(state.shot.file, part)
      if (!own.signal.aborted) keep(file)
    },
  }
}

/** Counts down to 0, second by second. @param tell told how many are left, at first of all of them */
function count(life: Life, seconds: number, tell: (left: number) => void, done: () => unknown): void {
  if (seconds <= 0) return void life.guard(done)()
  tell(seconds)
  timeout(life, 1000, () => count(life, seconds - 1, tell, done))
}

import { type EndableLife, type Life, timeout } from '@tillkit/dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Crop, Facing, Format } from './camera.model.ts'
import { cropPicture, pictureOf } from './pictures.ts'
import { ownRecordedType, recordStream } from './recording.ts'
import { openStream, showStream, type StreamOptions } from './stream.ts'

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

/** What is going on with a camera: one step at a time, each of which ends the one before. */
interface Steps {
  readonly store: StoreApi<CameraState>
  current(): EndableLife
  next(): EndableLife
  fail(problem: CameraProblem, cause?: unknown): void
  /** Shows what was taken. The camera is off from here on. */
  keep(file: File): void
}

function createSteps(life: Life): Steps {
  const store = createStore<CameraState>(() => ({ kind: 'starting' }))
  let step = life.branch()
  const next = () => {
    step.end()
    step = life.branch()
    return step
  }
  return {
    store, next,
    current: () => step,
    fail(problem, cause) {
      next()
      store.setState({ kind: 'failed', problem, cause }, true)
    },
    keep(file) {
      const url = URL.createObjectURL(file)
      next().onEnd(() => URL.revokeObjectURL(url))
      store.setState({ kind: 'taken', shot: { file, url } }, true)
    },
  }
}

/** Makes a camera. All that it opens ends with the life, and each of its steps with the next. */
export function createCamera(life: Life, config: CameraConfig): Camera {
  const steps = createSteps(life)
  const { store } = steps
  let facing: Facing = 'user'
  let begin: () => unknown = () => undefined
  let endVideo = () => {}
  const lost = () => {
    // What was recorded until then is not thrown away.
    if (store.getState().kind === 'recording') endVideo()
    else steps.fail('lost')
  }
  const start = async () => {
    const own = steps.next()
    store.setState({ kind: 'starting' }, true)
    if (config.format === 'video' && ownRecordedType() === undefined) return steps.fail('unable')
    const stream = await openAndShow(own, config, { facing, lost }).catch((cause: unknown) => {
      if (!own.signal.aborted) steps.fail('denied', cause)
    })
    if (!stream || own.signal.aborted) return
    begin = config.format === 'photo' ? () => photograph(steps, config) : () => (endVideo = record(steps, stream, config))
    store.setState({ kind: 'ready' }, true)
  }
  return {
    store, start,
    flip() {
      facing = facing === 'user' ? 'environment' : 'user'
      return start()
    },
    capture() {
      if (store.getState().kind !== 'ready') return
      count(steps.current(), config.wait, { tell: (seconds) => store.setState({ kind: 'counting', seconds }, true), done: begin })
    },
    stop: () => endVideo(),
    setCropping(isCropping) {
      const state = store.getState()
      if (state.kind === 'taken' || state.kind === 'cropping') store.setState({ kind: isCropping ? 'cropping' : 'taken', shot: state.shot }, true)
    },
    async crop(part) {
      const state = store.getState()
      if (state.kind !== 'cropping') return
      const own = steps.current()
      const file = await cropPicture(state.shot.file, part)
      if (!own.signal.aborted) steps.keep(file)
    },
  }
}

async function openAndShow(own: Life, { format, video }: CameraConfig, asked: Pick<StreamOptions, 'facing' | 'lost'>): Promise<MediaStream> {
  const stream = await openStream(own, { format, ...asked })
  await showStream(own, video, stream)
  return stream
}

async function photograph(steps: Steps, { video }: CameraConfig): Promise<void> {
  const own = steps.current()
  const file = await pictureOf(video)
  if (!own.signal.aborted) steps.keep(file)
}

/** @returns ends it */
function record({ store, keep, current }: Steps, stream: MediaStream, { limit }: CameraConfig): () => void {
  const end = recordStream(current(), stream, { type: ownRecordedType() ?? '', taken: keep })
  count(current(), limit, { tell: (seconds) => store.setState({ kind: 'recording', seconds }, true), done: end })
  return end
}

/** What is done while it counts, each second, and then. */
interface Counting {
  readonly tell: (left: number) => void
  readonly done: () => unknown
}

/** Counts down to 0, second by second. */
function count(life: Life, seconds: number, counting: Counting): void {
  if (seconds <= 0) return void life.guard(counting.done)()
  counting.tell(seconds)
  timeout(life, 1000, () => count(life, seconds - 1, counting))
}

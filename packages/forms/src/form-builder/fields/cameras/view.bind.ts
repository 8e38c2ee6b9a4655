import { invoke, type Life, listen, pressByKey } from '@tillkit/dom'
import { adopt, adoptAs, slot, type Bindings } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import type { BuilderHost } from '../../context.ts'
import { anatomy, classes } from './anatomy.ts'
import { clock } from './camera.model.ts'
import type { Camera, CameraProblem, CameraState, Shot } from './camera.store.ts'
import type { CameraField, CameraWords } from './read-camera.ts'

/** What a dialog shows its camera with. */
export interface ViewOptions {
  readonly field: CameraField
  readonly host: BuilderHost
  readonly words: CameraWords
  readonly camera: Camera
  /** What has the focus where nothing else is to have it. */
  readonly box: HTMLElement
  /** Takes the file for the form. */
  readonly accept: (file: File) => void
  /** Takes a part of the picture. */
  readonly acceptCrop: () => void
  /** Lets a file be chosen in place of the camera. */
  readonly chooseFile: () => void
}

type Kind = CameraState['kind']

/** What of the server's parts is seen when. */
const SEEN: Readonly<Record<string, readonly Kind[]>> = {
  [anatomy.preview]: ['starting', 'ready', 'counting', 'recording', 'taken', 'cropping'],
  [anatomy.video]: ['starting', 'ready', 'counting', 'recording'],
  [anatomy.error]: ['failed'],
  [anatomy.actions]: ['starting', 'ready', 'counting', 'recording'],
  [anatomy.capture]: ['starting', 'ready'],
  [anatomy.countdown]: ['counting'],
  [anatomy.stop]: ['recording'],
  [anatomy.buttons]: ['taken', 'cropping'],
  [anatomy.retake]: ['taken'],
  [anatomy.accept]: ['taken'],
  [anatomy.crop]: ['taken'],
  [anatomy.acceptCrop]: ['cropping'],
  [anatomy.cancelCrop]: ['cropping'],
}

/** Shows where a camera stands in the server's dialog, and hears its buttons. */
export function bindView(life: Life, options: ViewOptions): void {
  const { field: { modal }, camera: { store } } = options
  for (const [selector, kinds] of Object.entries(SEEN)) {
    for (const part of invoke(modal, 'querySelectorAll', selector)) adopt(life, part, store, ({ kind }) => ({ shown: kinds.includes(kind), ...moreOf(selector, kind) }))
  }
  bindButtons(life, options)
  showTimes(life, options)
  showProblems(life, options)
  showShots(life, options)
  const follow = createFollower(options)
  follow()
  life.onEnd(store.subscribe(life.guard(follow)))
}

function moreOf(selector: string, kind: Kind): Bindings {
  if (selector === anatomy.capture) return { properties: { disabled: kind !== 'ready' } }
  // It is said once that it counts, not each second of it.
  if (selector === anatomy.countdown) return { attributes: { 'aria-hidden': 'true' } }
  return selector === anatomy.error ? { attributes: { role: 'alert' } } : {}
}

function bindButtons(life: Life, { field: { modal, opener }, host, camera, accept, acceptCrop }: ViewOptions): void {
  const press = (selector: string, act: () => unknown) => {
    for (const button of invoke(modal, 'querySelectorAll', selector)) listen(life, button, 'click', act)
  }
  press(anatomy.capture, camera.capture)
  press(anatomy.stop, camera.stop)
  press(anatomy.retake, camera.start)
  press(anatomy.crop, () => camera.setCropping(true))
  press(anatomy.cancelCrop, () => camera.setCropping(false))
  press(anatomy.acceptCrop, acceptCrop)
  press(anatomy.flip, camera.flip)
  press(anatomy.accept, () => {
    const state = camera.store.getState()
    if (state.kind === 'taken') accept(state.shot.file)
  })
  bindFlip(life, modal, host)
  listen<KeyboardEvent>(life, modal, 'keydown', (event) => {
    if (event.key !== ' ' || event.repeat || !isFree(event.target)) return
    event.preventDefault()
    camera.capture()
  })
  // What is pressed in the dialog is nothing that its field hears of: an uploader would open the window for files.
  listen(life, modal, 'click', (event) => void (invoke(opener, 'contains', modal) || event.stopPropagation()))
}

/** Whether a key is nobody's: the focus is in nothing that has keys of its own. */
const isFree = (target: EventTarget | null): boolean => target instanceof Element && !invoke(target, 'closest', 'button, [role="button"], input, video')

/** Phones have a camera on either side. */
function bindFlip(life: Life, modal: Element, host: BuilderHost): void {
  const flip = matchMedia('(pointer: coarse)').matches ? invoke(modal, 'querySelector', anatomy.flip) : null
  if (!flip) return
  adoptAs(life, flip, { classes: { [classes.canFlip]: true }, attributes: { role: 'button', tabindex: '0', 'aria-label': host.t('cameraFlip') } })
  pressByKey(life, flip)
}

/** Round as the server draws it, in its units. */
const ROUND = 2 * Math.PI * 22

/** Shows how long it still counts, and how long a video may still go on. */
function showTimes(life: Life, { field: { modal, limit }, camera: { store }, words: { wait } }: ViewOptions): void {
  const all = (selector: string) => [...invoke(modal, 'querySelectorAll', selector)]
  for (const text of all(anatomy.countdownText)) adopt(life, text, store, (state) => ({ text: String(state.kind === 'counting' ? state.seconds : wait) }))
  for (const text of all(anatomy.timeLeftText)) adopt(life, text, store, (state) => ({ text: clock(state.kind === 'recording' ? state.seconds : limit) }))
  for (const circle of all(`${anatomy.countdown} .progress`)) {
    adopt(life, circle, store, (state) => {
      const part = state.kind === 'counting' && wait > 0 ? state.seconds / wait : 1
      return { style: { 'stroke-dasharray': String(ROUND), 'stroke-dashoffset': String(ROUND * (1 - part)) } }
    })
  }
}

/** Says why there is no picture, and what can be done instead. */
function showProblems(life: Life, { field, host, words, camera, chooseFile }: ViewOptions): void {
  const again = h('button', { type: 'button' }, host.t('cameraRetry'))
  const choose = h('button', { type: 'button' }, host.t('cameraChooseFile'))
  listen(life, again, 'click', camera.start)
  listen(life, choose, 'click', chooseFile)
  const text = document.createTextNode('')
  const line = h('p', {}, text)
  for (const place of invoke(field.modal, 'querySelectorAll', anatomy.error)) {
    adopt(life, place, camera.store, (state) => {
      if (state.kind !== 'failed') return {}
      text.data = textOf(state.problem, { field, host, words })
      again.hidden = state.problem === 'unable'
      return { nodes: [line, h('div', { class: 'tillkit-camera__ways' }, again, choose)] }
    })
  }
}

function textOf(problem: CameraProblem, { field: { format }, host, words }: Pick<ViewOptions, 'field' | 'host' | 'words'>): string {
  if (problem === 'lost') return host.t('cameraLost')
  if (problem === 'unable') return words.word('video_recording_error')
  return words.word(format === 'video' ? 'camera_video_access_error' : 'camera_access_error')
}

/** Shows what was taken, in place of what the camera sees. */
function showShots(life: Life, { field: { modal, format }, host, camera: { store } }: ViewOptions): void {
  const preview = invoke(modal, 'querySelector', anatomy.preview)
  if (!preview) return
  const place = slot(life, { position: 'end', anchor: preview })
  const elementFor = ({ url }: Shot) => (format === 'video' ? videoOf(url, host.t('cameraClip')) : h('img', { class: classes.shot, src: url, alt: host.t('cameraShot') }))
  let before: string | undefined
  const look = () => {
    const state = store.getState()
    const shot = state.kind === 'taken' ? state.shot : undefined
    if (shot?.url === before) return
    before = shot?.url
    place.replaceChildren(...(shot ? [elementFor(shot)] : []))
  }
  life.onEnd(store.subscribe(life.guard(look)))
}

const videoOf = (url: string, name: string): HTMLVideoElement => h('video', { class: classes.shot, src: url, controls: true, playsinline: true, 'aria-label': name })

/** What has the focus in a state: what is done next, where that can be pressed. */
const NEXT: Readonly<Partial<Record<Kind, string>>> = { ready: anatomy.capture, recording: anatomy.stop, taken: anatomy.accept, failed: `${anatomy.error} button:not([hidden])` }

/** Makes what tells screen readers of each new state, once, and takes the keyboard along: what it was at may be seen no more. */
function createFollower({ field: { modal, format }, host, camera: { store }, box }: ViewOptions): () => void {
  let before: Kind | undefined
  const told = (state: CameraState): string | undefined => {
    if (state.kind === 'counting') return host.t(format === 'video' ? 'cameraVideoSoon' : 'cameraPhotoSoon', { count: state.seconds })
    if (state.kind === 'recording') return host.t('cameraRecording', { count: state.seconds })
    return state.kind === 'taken' ? host.t(format === 'video' ? 'cameraRecorded' : 'cameraTaken') : undefined
  }
  return () => {
    const state = store.getState()
    if (state.kind === before) return
    before = state.kind
    const words = told(state)
    if (words) host.announce(words)
    if (state.kind === 'cropping') return
    const selector = NEXT[state.kind]
    const next = selector ? invoke(modal, 'querySelector', selector) : null
    ;(next instanceof HTMLElement ? next : box).focus({ preventScroll: true })
  }
}

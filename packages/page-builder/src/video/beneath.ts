import { invoke, native } from '@tillkit/dom'
import { video } from '../shared/embed/anatomy.ts'
import { hasAddress, hasSource } from '../shared/embed/embed.ts'
import { anatomy, standIns } from './anatomy.ts'

/** What lies beneath a picture when it is asked for: plugins for consent or speed may have put it there since, or something else in its place. */
export interface Beneath {
  /** Where it is looked for, and may come to. */
  readonly around: Element
  /** A player from elsewhere, or a video of the shop's: the one that the picture was printed for. */
  readonly frame?: HTMLIFrameElement
  readonly file?: HTMLVideoElement
  /** Whether that has what it plays from. */
  readonly isReady: boolean
  /** What is in the place, whatever it is: absent where nothing is. */
  readonly content?: HTMLElement
}

/** Looks beneath a picture. */
export function lookBeneath(overlay: HTMLElement): Beneath {
  const around = overlay.closest(anatomy.around) ?? overlay.closest(anatomy.post) ?? overlay
  const frames = [...around.querySelectorAll<HTMLIFrameElement>(video.player)]
  const frame = around.querySelector(anatomy.nested) ? frames[2] : (frames.find(hasAddress) ?? frames[0])
  const file = frame && hasAddress(frame) ? null : around.querySelector<HTMLVideoElement>(video.file)
  const content = contentBeside(overlay)
  return {
    around,
    ...(file ? { file } : frame && { frame }),
    isReady: file ? hasSource(file) : frame !== undefined && hasAddress(frame),
    ...(content && { content }),
  }
}

/** What stands beside a picture, in the place of its video. */
function contentBeside(overlay: HTMLElement): HTMLElement | undefined {
  const beside = [...(native(overlay, 'parentElement')?.children ?? [])]
  return beside.find((one): one is HTMLElement => one instanceof HTMLElement && !isSilent(one) && !isEmptyBox(one))
}

const isSilent = (element: Element) => invoke(element, 'matches', standIns.silent)
const isEmptyBox = (element: Element) => invoke(element, 'matches', video.box) && [...element.children].every(isSilent)

/** Hands a press on to what has been beneath the picture: to what is at its very point, else to the first control there. */
export function passOn(content: HTMLElement, press: Partial<Pick<MouseEvent, 'clientX' | 'clientY'>>): void {
  const control = content.querySelector<HTMLElement>(standIns.controls)
  const target = at(content, press) ?? control ?? content.querySelector(`:scope>:not(${standIns.silent})`) ?? content
  if (invoke(target, 'matches', standIns.deaf)) return
  const { clientX = 0, clientY = 0 } = press
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY }))
}

/** What of a content is at the point of a press: a key, or a script, says none. */
function at(content: HTMLElement, { clientX = 0, clientY = 0 }: Partial<Pick<MouseEvent, 'clientX' | 'clientY'>>): Element | undefined {
  const element = clientX || clientY ? document.elementFromPoint(clientX, clientY) : null
  return element && content.contains(element) ? element : undefined
}

/** The first thing of a content that a keyboard operates. */
export const controlIn = (content: HTMLElement): HTMLElement | null => content.querySelector(standIns.controls)

import { attributeOf, decodeEntities, invoke, nearest } from '@tillkit/dom'
import { isRecord, readGlobal, readText } from '@tillkit/platform'
import type { BuilderControl, FormContext } from '../../context.ts'
import { anatomy, attributes, CAMERA_DEFAULTS, CAMERAS, DEFAULT_LIMIT, modalId, VIDEO } from './anatomy.ts'
import type { Format } from './camera.model.ts'

/** A field with a camera. */
export interface CameraField {
  readonly opener: HTMLElement
  readonly shell: HTMLElement
  /** The server's dialog. */
  readonly modal: HTMLElement
  readonly control: BuilderControl
  /** What holds the file: a file input, or the list of an uploader. */
  readonly input: HTMLInputElement
  readonly uploader: HTMLElement | undefined
  readonly format: Format
  /** How long a video may be, in s. */
  readonly limit: number
}

/** Reads what an opener belongs to; nothing where its field or its dialog is not there. */
export function readCamera({ controls, formId }: FormContext, opener: HTMLElement): CameraField | undefined {
  const shell = nearest(opener, anatomy.field)
  const control = controls.find((each) => each.shell === shell)
  const input = control?.elements[0]
  if (!(shell instanceof HTMLElement) || !control || !(input instanceof HTMLInputElement)) return undefined
  // A form may stand on the page twice, with the same ids.
  const modal = invoke(shell, 'querySelector', anatomy.modal) ?? document.getElementById(modalId(formId, control.fieldId))
  if (!(modal instanceof HTMLElement)) return undefined
  const uploader = invoke(shell, 'querySelector', anatomy.uploader)
  const format = modal.classList.contains(VIDEO) ? 'video' : 'photo'
  return { opener, shell, modal, control, input, uploader: uploader instanceof HTMLElement ? uploader : undefined, format, limit: limitOf(modal) }
}

function limitOf(modal: Element): number {
  const said = invoke(modal, 'querySelector', anatomy.timeLeft)
  const seconds = said ? Math.floor(Number(attributeOf(said, attributes.timeLimit))) : NaN
  return seconds > 0 ? seconds : DEFAULT_LIMIT
}

type Word = Exclude<keyof typeof CAMERA_DEFAULTS, 'wait'>

/** The page's words and numbers for cameras. */
export interface CameraWords {
  /** How long is counted before a picture is taken, in s. */
  readonly wait: number
  word(key: Word): string
}

/** Reads them: each is the builder's own where the page does not say it. */
export function readCameraWords(): CameraWords {
  const printed = readGlobal(CAMERAS)
  const said = isRecord(printed) ? printed : {}
  const strings = isRecord(said['strings']) ? said['strings'] : {}
  const wait = Number(said['wait_time'] ?? NaN)
  return {
    wait: wait >= 0 && wait < 60 ? Math.round(wait) : CAMERA_DEFAULTS.wait,
    word: (key) => decodeEntities(readText(strings[key])) || CAMERA_DEFAULTS[key],
  }
}

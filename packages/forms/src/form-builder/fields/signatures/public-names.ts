import type { Life } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { UTILITIES } from '../../anatomy.ts'
import { addToPublicNames, elementOf } from '../../public-object.ts'
import type { SignaturePad } from './signature.ts'

const pads = new Map<Element, SignaturePad>()

/** Lets scripts of others clear signatures, by the names of the add-on that they come with. */
export function enterPad(life: Life, pad: SignaturePad): void {
  pads.set(pad.canvas, pad)
  life.onEnd(() => pads.get(pad.canvas) === pad && pads.delete(pad.canvas))
  addToPublicNames(life, NAMES, UTILITIES.signatures)
}

const NAMES = {
  init: settle,
  loadSignatures: settle,
  resetSignature(given: unknown) {
    const element = elementOf(given)
    if (element) pads.get(element)?.clear()
  },
  resetSignatures: () => pads.forEach(({ clear }) => clear()),
}

import { dispatchChange, type Life } from '@tillkit/dom'
import { BLANK, type Signature, signatureIn, type Stroke } from './ink.model.ts'
import { drawSignature, fitPaper, pictureOf } from './paper.ts'

/** A signature, with what it stands on. */
export interface SignaturePad {
  readonly canvas: HTMLCanvasElement
  /** What holds its picture, and is sent. */
  readonly input: HTMLInputElement
  /** What stands there. */
  current(): Signature
  /** Adds a stroke that has been drawn already; anything else that stood there goes for it. */
  addStroke(stroke: Stroke): void
  /** Lets a name stand there. */
  setName(name: string): void
  /** Takes away what stands there. */
  clear(): void
  /** Shows what the field holds, where that was not written by us: the browser, the server, a draft or another script has. */
  take(): void
  /** Draws all of it anew, at the size that the paper has by now. */
  redraw(): void
}

/** What stands on a canvas, and what its field was given for it: a form that is bound anew goes on with it. */
interface Kept {
  readonly signature: Signature
  readonly written: string
}

const kept = new WeakMap<HTMLCanvasElement, Kept>()

/** Makes a pad. What the form sends is the picture, which is written each time that something else stands there. */
export function createPad(life: Life, canvas: HTMLCanvasElement, input: HTMLInputElement): SignaturePad {
  const current = () => kept.get(canvas)?.signature ?? BLANK
  const redraw = () => {
    const signature = current()
    if (fitPaper(canvas)) drawSignature(canvas, signature, () => !life.signal.aborted && current() === signature)
  }
  const keep = (signature: Signature) => {
    kept.set(canvas, { signature, written: input.value })
    redraw()
    const written = pictureOf(canvas)
    kept.set(canvas, { signature, written })
    input.value = written
    dispatchChange(input)
  }
  return {
    canvas, input, current, redraw,
    addStroke(stroke) {
      const before = current()
      keep({ kind: 'drawn', strokes: before.kind === 'drawn' ? [...before.strokes, stroke] : [stroke] })
    },
    setName: (name) => keep({ kind: 'typed', name }),
    clear: () => keep(BLANK),
    take() {
      const { value } = input
      if (value === (kept.get(canvas)?.written ?? '')) return
      kept.set(canvas, { signature: signatureIn(value), written: value })
      redraw()
    },
  }
}

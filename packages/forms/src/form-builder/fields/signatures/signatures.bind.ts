import { followSize, invoke, type Life, listen, nearest } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import type { FormContext } from '../../context.ts'
import { actAsPlain } from '../plain-button.ts'
import { anatomy } from './anatomy.ts'
import { bindDrawing } from './drawing.bind.ts'
import { enterPad } from './public-names.ts'
import { createPad } from './signature.ts'
import { bindTyping, type SignedField } from './typing.bind.ts'

/** Lets the fields of a form be signed, also those that come later. */
export function bindSignatures(context: FormContext): void {
  live(context.life, anatomy.wrap, (wrap, life) => bindSignature(life, context, wrap), context.root)
}

function bindSignature(life: Life, context: FormContext, wrap: Element): void {
  const shell = nearest(wrap, anatomy.field)
  const canvas = invoke(wrap, 'querySelector', anatomy.canvas)
  const input = shell && invoke(shell, 'querySelector', anatomy.input)
  const control = context.controls.find(({ elements: [element] }) => element === input)
  if (!shell || !control || !(canvas instanceof HTMLCanvasElement) || !(input instanceof HTMLInputElement)) return
  const pad = createPad(life, canvas, input)
  const isLocked = () => invoke(shell, 'matches', anatomy.locked)
  const signed = { context, pad, control, wrap, isLocked }
  const showName = bindTyping(life, signed)
  const show = () => {
    pad.take()
    showName()
  }
  show()
  bindDrawing(life, pad, isLocked)
  bindClear(life, signed)
  onLegacy(input, 'input change', show, life)
  listen(life, context.root, 'reset', () => setTimeout(life.guard(show), 0))
  // A page that comes back has its fields filled in again.
  listen(life, window, 'pageshow', show)
  // Also one that was hidden, and had no size.
  followSize(life, { of: [canvas] }, pad.redraw)
  enterPad(life, pad)
}

function bindClear(life: Life, { context: { host }, pad, wrap, isLocked }: SignedField): void {
  for (const button of invoke(wrap, 'querySelectorAll', anatomy.clear)) {
    actAsPlain(life, button)
    listen(life, button, 'click', () => {
      if (isLocked()) return
      pad.clear()
      host.announce(host.t('signatureCleared'))
    })
  }
}

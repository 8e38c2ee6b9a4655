import { type Life, listen } from '@tillkit/dom'
import { adopt, adoptAs, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { stateIn } from '../../../engine/core.ts'
import { takesPart } from '../../../engine/field.ts'
import type { BuilderControl, FormContext } from '../../context.ts'
import { errorIdOf } from '../../display/messages-at-fields.ts'
import { labelOf } from '../../read-fields.ts'
import type { SignaturePad } from './signature.ts'

let names = 0

/** A field that is signed. */
export interface SignedField {
  readonly context: FormContext
  readonly pad: SignaturePad
  readonly control: BuilderControl
  readonly wrap: Element
  readonly isLocked: () => boolean
}

/**
 * Lets a name be typed in place of one that is drawn: for who has no pointer, or no steady hand. What the server prints for the keyboard holds the letters of
 * a picture, which nobody can read: it is passed over.
 * @returns shows the name that stands there; none where it was drawn
 */
export function bindTyping(life: Life, { context, pad, control, wrap, isLocked }: SignedField): () => void {
  const { host, form } = context
  const label = labelOf(control)
  const id = `tillkit-signature-${(names += 1)}`
  const words = host.t('signatureType')
  // Without a name of its own for the form: it is sent as the picture.
  const field = h('input', { type: 'text', id, autocomplete: 'off', maxlength: 80, 'aria-label': label ? `${label}: ${words}` : words })
  slot(life, { position: 'after', anchor: wrap }).append(h('div', { class: 'tillkit-signature' }, h('label', { for: id }, words), field))
  adoptAs(life, pad.canvas, { attributes: { role: 'img', 'aria-label': host.t('signaturePad', { field: label }) } })
  adoptAs(life, pad.input, { attributes: { tabindex: '-1', 'aria-hidden': 'true' } })
  adopt(life, field, form.store, ({ fields }) => {
    const state = stateIn(fields, control.id)
    const isWrong = state !== undefined && takesPart(state) && state.problem !== undefined
    return { attributes: { 'aria-required': pad.input.required ? 'true' : null, 'aria-invalid': isWrong ? 'true' : null, 'aria-describedby': isWrong ? errorIdOf(control) : null } }
  })
  for (const type of ['input', 'change']) listen(life, field, type, (event) => event.stopPropagation())
  listen(life, field, 'input', () => void (isLocked() || pad.setName(field.value)))
  // Whatever leads to what holds the picture, a label or a mistake, leads here.
  listen(life, pad.input, 'focus', () => field.focus())
  return () => {
    const signature = pad.current()
    const name = signature.kind === 'typed' ? signature.name : ''
    if (field.value !== name) field.value = name
    field.readOnly = isLocked()
  }
}

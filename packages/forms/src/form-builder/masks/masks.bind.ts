import { attributeOf, type EndableLife, invoke, isIn, isOurs, type Life, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import type { FormContext } from '../context.ts'
import { anatomy } from './anatomy.ts'
import { changeBetween, insert, remove } from './edit.ts'
import type { Mask, Written } from './mask.ts'
import { maskOf } from './mask-of.ts'
import { writeText } from './write-text.ts'

/** An input with its mask. */
interface Masked {
  readonly input: HTMLInputElement
  readonly mask: Mask
}

/** Lets all inputs of a form with a mask be typed into as their masks want it. One whose mask cannot be read stays a plain input. */
export function bindMasks(context: FormContext): void {
  const { life, root, form, onSubmit } = context
  const all = maskedIn(context)
  for (const masked of all.values()) {
    readyInput(life, masked)
    followTyping(life, masked)
  }
  const settleAll = () => all.forEach(settle)
  // Before anybody reads the value: the builder's server, a condition, a script of the page.
  listen(life, root, 'change', ({ target }) => settle(all.get(target)), { capture: true })
  listen(life, root, 'focusout', ({ target }) => {
    // Whoever goes to another window comes back to it.
    if (!isIn(target as Element)) settle(all.get(target))
  }, { capture: true })
  onLegacy(root, 'input change', ({ target, isTrigger }) => {
    const masked = all.get(target)
    if (masked && isTrigger) writeWhole(masked)
  }, life)
  onSubmit(life, () => {
    settleAll()
    return { kind: 'on' }
  })
  form.look()
}

function maskedIn({ host, root }: FormContext): ReadonlyMap<EventTarget | null | undefined, Masked> {
  const masked = new Map<EventTarget | null | undefined, Masked>()
  for (const input of invoke(root, 'querySelectorAll', anatomy.masked)) {
    const found = maskOf(input)
    if (found.kind === 'mask' && input instanceof HTMLInputElement) masked.set(input, { input, mask: found.mask })
    if (found.kind === 'unreadable' && !reported.has(input)) {
      reported.add(input)
      host.report({ message: `The mask ${found.said} cannot be read: its field is a plain one.`, help: 'form-mask' })
    }
  }
  return masked
}

const reported = new WeakSet<Element>()

/** What stood there before is written as the mask wants it, unless something would be lost. */
function readyInput(life: Life, masked: Masked): void {
  const { input } = masked
  writeWhole(masked)
  // Digits, signs and spaces would change places where words run from right to left.
  if (getComputedStyle(input).direction === 'rtl') adoptAs(life, input, { attributes: { dir: 'ltr' }, style: { 'text-align': 'right' } })
  showTemplate(life, masked)
}

function writeWhole({ input, mask }: Masked): void {
  if (input.value === '') return
  if (!isIn(input)) return settle({ input, mask })
  const written = mask.write(input.value, input.selectionStart ?? input.value.length)
  if (written.lost === 0) writeText(input, written)
}

function settle(masked: Masked | undefined): void {
  if (!masked) return
  const { input, mask } = masked
  const text = mask.settle(input.value)
  if (text !== input.value && mask.write(input.value, 0).lost === 0) input.value = text
}

/** Shows how an empty field is to be filled in to whoever comes to it, where its own words do not say it. */
function showTemplate(life: Life, { input, mask: { template } }: Masked): void {
  if (template === '' || attributeOf(input, 'placeholder') !== '') return
  let shown: EndableLife | undefined
  const show = () => {
    if (shown) return
    shown = life.branch()
    adoptAs(shown, input, { attributes: { placeholder: template } })
  }
  const hide = () => {
    if (isIn(input)) return
    shown?.end()
    shown = undefined
  }
  for (const type of ['focus', 'pointerenter']) listen(life, input, type, show)
  for (const type of ['blur', 'pointerleave']) listen(life, input, type, hide)
  if (isIn(input)) show()
}

/** Writes each key as the mask wants it. */
function followTyping(life: Life, { input, mask }: Masked): void {
  let before: string | undefined
  let isWriting = false
  const write = (written: Written) => {
    isWriting = true
    writeText(input, written)
    isWriting = false
  }
  /** What could not be held: a suggestion of the keyboard's, a word taken back, what is filled in, what is composed. */
  const catchUp = () => {
    const { value, selectionStart } = input
    const { start, end, inserted } = changeBetween(before ?? '', value, selectionStart ?? value.length)
    const marked = { text: before ?? '', start, end }
    before = undefined
    if (inserted !== '') write(insert(mask, marked, inserted))
    else if (start !== end) write(remove(mask, marked, 'backward'))
  }
  const keep = ({ isComposing }: Partial<InputEvent>) => {
    if (!isComposing) before = input.value
  }
  listen(life, input, 'compositionstart', keep)
  listen<InputEvent>(life, input, 'beforeinput', (event) => {
    if (isWriting) return
    keep(event)
    const written = editOf({ input, mask }, event)
    if (!written) return
    before = undefined
    event.preventDefault()
    write(written)
  })
  listen<InputEvent>(life, input, 'input', (event) => {
    if (isWriting || isOurs(event) || event.isComposing) return
    if (/^history/.test(event.inputType ?? '')) return unmark(input)
    catchUp()
  }, { capture: true })
  listen(life, input, 'compositionend', catchUp)
}

/** What is taken back comes marked, where it was written as one piece: the shopper has marked nothing. */
function unmark(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input
  if (selectionStart !== selectionEnd) input.setSelectionRange(selectionEnd, selectionEnd)
}

/** What an edit makes of a text, where it can be held back. */
function editOf({ input, mask }: Masked, event: InputEvent): Written | undefined {
  const { value: text, selectionStart: start, selectionEnd: end } = input
  if (!event.cancelable || event.isComposing || start === null || end === null) return undefined
  const marked = { text, start, end }
  const typed = event.data ?? event.dataTransfer?.getData('text/plain')
  if (/^insert(?:Text|FromPaste)$/.test(event.inputType)) return typed ? insert(mask, marked, typed) : undefined
  const [, direction] = /^deleteContent(Backward|Forward)$/.exec(event.inputType) ?? []
  return direction ? remove(mask, marked, direction === 'Backward' ? 'backward' : 'forward') : undefined
}

import { attributeOf, invoke, native } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { strengthWord } from '@tillkit/platform/passwords'
import { h } from '@tillkit/ui/plain'
import { anatomy, drawn, events } from './anatomy.ts'
import type { NewPassword, PasswordHost } from './context.ts'
import { verdictOn, type Verdict } from './verdict.model.ts'

/** Says behind a password how strong it is, and how it gets stronger; goes with an empty field. */
export function bindMeter({ host, field, store }: NewPassword): void {
  const meter = h('div', { class: drawn.meter, role: 'alert' })
  const hint = h('small', { class: drawn.hint }, host.config.hint)
  host.onEnd(() => [meter, hint].forEach(takeOut))
  host.onEnd(store.subscribe(host.guard((measured) => {
    if (measured.text === '') return hide(meter, hint)
    const verdict = verdictOn(measured, host.config.minimum)
    show(meter, field)
    say(meter, verdict, verdict ? wordsFor(host, verdict) : '')
    if (verdict?.needsHint && host.config.hint) meter.after(hint)
    else takeOut(hint)
  })))
  const before = attributeOf(field, 'aria-describedby')
  // Behind what gives the meter its id.
  adopt(host, field, store, ({ text }) => (text === '' ? {} : { attributes: { 'aria-describedby': `${before} ${meter.id}`.trim() } }))
}

/** The id that the platform gives to its meter; a page may have a second one. */
const freeId = ({ id }: HTMLInputElement): string => (document.getElementById(drawn.meterId) ? `${drawn.meterId}_${id}` : drawn.meterId)

/** Prototype.js has a way of its own with this, which throws where an element stands nowhere. */
function takeOut(part: Element): void {
  if (part.isConnected) part.remove()
}

function hide(meter: HTMLElement, hint: HTMLElement): void {
  takeOut(hint)
  meter.style.display = 'none'
  emitLegacy(document.body, events.hidden)
}

/** Behind the field, or behind the wrapper that the button which shows the password has put around it meanwhile. */
function show(meter: HTMLElement, field: HTMLInputElement): void {
  const parent = native(field, 'parentElement')
  const place = parent && invoke(parent, 'matches', anatomy.wrapper) ? parent : field
  const isNew = meter.id === ''
  if (isNew) meter.id = freeId(field)
  if (place.nextElementSibling !== meter) place.after(meter)
  meter.style.display = ''
  emitLegacy(document.body, isNew ? events.added : events.shown)
}

/** The same words are not said again with each key. */
function say(meter: HTMLElement, verdict: Verdict | undefined, words: string): void {
  meter.className = [drawn.meter, verdict?.className].filter(Boolean).join(' ')
  if (meter.textContent !== words) meter.textContent = words
}

function wordsFor({ t, config }: PasswordHost, { word, isTooWeak }: Verdict): string {
  const strength = strengthWord(word) || t(word)
  return isTooWeak ? `${strength} - ${config.error || t('tooWeak')}` : strength
}

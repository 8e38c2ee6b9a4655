import { defineBehaviour, field as follow } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { loadStrengthLibrary, passwordStrength, UNKNOWN_STRENGTH } from '@tillkit/platform/passwords'
import { createStore } from 'zustand/vanilla'
import { PARAMS, params } from './anatomy.ts'
import type { NewPassword, PasswordHost } from './context.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { bindMeter } from './meter.bind.ts'
import { readStrengthConfig } from './read.ts'
import { bindSubmits } from './submit.bind.ts'

/** Says how strong a new password is while it is typed: the part of `wc-password-strength-meter`. */
export const passwordStrengthMeter = defineBehaviour({
  ...manifest,
  messages,
  read: readStrengthConfig,
  start(host) {
    const field = host.element
    if (!(field instanceof HTMLInputElement)) return
    if (Number.isNaN(host.config.minimum)) reportMinimum(host)
    const password: NewPassword = { host, field, store: createStore(() => ({ text: '', strength: UNKNOWN_STRENGTH })) }
    bindMeter(password)
    bindSubmits(password)
    followPassword(password)
  },
})

function followPassword(password: NewPassword): void {
  const { host, field } = password
  const judge = () => measure(password)
  const its = follow(host, field, { changed: judge, finished: judge })
  // As others raise it through jQuery, who write a password that they have made up.
  onLegacy(field, 'keyup', () => its.check(), host)
  if (field.value !== '') judge()
}

/** Measures what is typed: once the library has come again, where that is not there yet. Whoever types or sends meanwhile is kept from nothing. */
function measure(password: NewPassword): void {
  if (tell(password) !== UNKNOWN_STRENGTH || password.field.value === '') return
  void loadStrengthLibrary().then(password.host.guard((isThere) => isThere && !password.host.signal.aborted && tell(password)))
}

function tell({ field: { value: text }, store }: NewPassword): number {
  const strength = text === '' ? UNKNOWN_STRENGTH : (passwordStrength(text) ?? UNKNOWN_STRENGTH)
  store.setState({ text, strength })
  return strength
}

function reportMinimum(host: PasswordHost): void {
  host.report({
    field: `${PARAMS}.${params.minimum}`, message: 'is no number, so that no password is too weak',
    advice: 'Have the shop print a number from 0 to 4.', help: 'password-minimum',
  })
}

import { dispatchChange, type EndableLife, invoke, listen, pressByKey, setFieldState } from '@tillkit/dom'
import { h } from '@tillkit/ui/plain'
import { followLeaving } from '../../engine/page/follow-controls.ts'
import type { FormContext } from '../context.ts'
import { anatomy, classes, ids, settingKeys, WORDS } from './anatomy.ts'
import { type KnownNames, suggestAddress } from './address.model.ts'

const SUGGESTION = '{suggestion}'

/** Asks whoever has left an address that looks mistyped whether another one was meant. */
export function suggestAddresses(context: FormContext): void {
  const { life, root, controls, settings } = context
  if (!settings.flag(settingKeys.suggests)) return
  const addresses = controls.filter(({ elements: [input] }) => input instanceof HTMLInputElement && invoke(input, 'matches', anatomy.address))
  const known: KnownNames = { domains: settings.list(settingKeys.domains), topLevels: settings.list(settingKeys.topLevels) }
  const shown = new Map<string, EndableLife>()
  followLeaving(life, { root, controls: addresses }, (id) => {
    shown.get(id)?.end()
    const input = addresses.find((control) => control.id === id)?.elements[0]
    const address = input && suggestAddress(input.value, known)
    if (address) shown.set(id, showSuggestion(context, input as HTMLInputElement, address))
  })
}

function showSuggestion({ life, settings, host }: FormContext, input: HTMLInputElement, address: string): EndableLife {
  const own = life.branch()
  const [before = '', after = ''] = (settings.word('val_email_suggestion') || WORDS.val_email_suggestion).split(SUGGESTION)
  const title = settings.word('val_email_suggestion_title') || WORDS.val_email_suggestion_title
  const link = h('a', { href: '#', class: classes.suggested, 'data-id': input.id, title, role: 'button' }, address)
  const line = h('label', { class: classes.suggestion, id: ids.suggestion(input.id) }, before, link, after)
  input.parentElement?.append(line)
  own.onEnd(() => line.remove())
  pressByKey(own, link)
  listen(own, link, 'click', (event) => {
    event.preventDefault()
    own.end()
    if (setFieldState(input, address)) dispatchChange(input)
    input.focus()
  })
  host.announce(`${before}${address}${after}`)
  return own
}

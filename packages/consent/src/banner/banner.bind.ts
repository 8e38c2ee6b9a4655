import { closestTo, isPlainClick, listen, nearest, pressByKey } from '@tillkit/dom'
import { adoptAs, closeOnEscape, derive, live } from '@tillkit/mount'
import { definePublicNames } from '../events/public-names.ts'
import { describeConsent } from '../events/describe-consent.ts'
import type { ConsentHost } from '../consent.context.ts'
import { closeBanner } from '../cookie/consent.model.ts'
import { dismiss, show } from '../consent.choose.ts'
import { hasSignal } from '../consent.store.ts'
import { buttons, OPENER, SIGNAL_CLASS, TAG, tagged, tags } from './anatomy.ts'
import { answersOf } from './answers.ts'
import { isPopup } from './dress.ts'
import { giveFocusBack } from './give-focus-back.ts'
import { holdFocus } from './hold-focus.ts'
import type { BannerParts } from './parts.ts'
import { bringPreferences } from './preferences.ts'
import { bindViews } from './views.bind.ts'

/** The button that does what a public function is asked for. */
const BUTTONS: Readonly<Record<string, string>> = { accept: buttons.accept, reject: buttons.reject, save: buttons.detailSave, close: buttons.close }

/**
 * Binds the banner, what opens its preferences, and the plugin's public functions.
 * @returns does what one of those was asked before the unit came
 */
export function bindBanner(host: ConsentHost, parts: BannerParts | undefined): { do(asked: string): void } {
  const { config, store } = host
  const open = parts ? bindParts(host, parts) : () => undefined
  const answers = answersOf(host, open)
  listen<MouseEvent>(host, document, 'click', (event) => {
    const pressed = closestTo(event, `[${TAG}],${OPENER}`)
    if (!pressed || !isPlainClick(event)) return
    const tag = pressed.getAttribute(TAG) ?? ''
    const answer = Object.hasOwn(answers, tag) ? answers[tag] : closestTo(event, OPENER) && open
    if (!answer) return
    event.preventDefault()
    answer(controlOf(pressed, event))
  })
  const act = (asked: string) => (asked === 'revisit' ? open() : answers[BUTTONS[asked] ?? '']?.())
  definePublicNames(
    { ask: () => describeConsent(store.getState().consent, config), revisit: host.guard(() => open()), act: host.guard(act) },
    host.signal,
  )
  return { do: act }
}

/** @returns opens the preferences */
function bindParts(host: ConsentHost, parts: BannerParts): (from?: HTMLElement) => void {
  const { config: { layout, tagStyles }, store } = host
  for (const { tag, styles } of tagStyles) live(host, tagged(tag), (part, life) => adoptAs(life, part, { style: styles }))
  live(host, OPENER, (opener, life) => {
    if (opener.matches('a[href],button,input,[tabindex]')) return
    adoptAs(life, opener, { attributes: { role: 'button', tabindex: '0' } })
    pressByKey(life, opener)
  })
  if (hasSignal()) saySignal(host, parts)
  bindViews(host, parts)
  const { container } = parts
  if (container && isPopup(layout)) {
    const isOpen = derive(store, ({ view }) => view === 'banner')
    holdFocus(host, container, isOpen)
    const canClose = container.querySelector(tagged(buttons.close)) !== null
    closeOnEscape(host, { within: container, isOpen, close: () => canClose && dismiss(host, closeBanner(store.getState().consent)) })
  }
  const bring = bringPreferences(host, parts)
  const noteOpener = giveFocusBack(host, parts)
  return host.guard(async (from?: HTMLElement) => {
    noteOpener(from)
    await bring()
    if (!host.signal.aborted) show(host, 'preferences')
  })
}

/** Says that the browser's signal is honoured, in the banner and in the preferences. */
function saySignal(host: ConsentHost, { place }: BannerParts): void {
  const places = [tags.description, tags.detailDescription, tags.optOutDescription].map(tagged).join()
  place.querySelectorAll(places).forEach((part) => {
    const line = document.createElement('p')
    line.className = SIGNAL_CLASS
    line.textContent = host.t('signal')
    part.append(line)
  })
}

/** What takes the focus of what was pressed: some of the plugin's buttons stand in an element that is pressed for them. */
function controlOf(pressed: HTMLElement, { target }: Event): HTMLElement {
  const control = nearest(target, 'button,a[href],input')
  return control instanceof HTMLElement && pressed.contains(control) ? control : (pressed.querySelector<HTMLElement>('button,a[href]') ?? pressed)
}

import { parseFragment, whenShown } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { raise } from '@tillkit/platform'
import { classes, STANDING_ID, tagged, tags } from './banner/anatomy.ts'
import { dressRevisit } from './banner/dress-revisit.ts'
import { readBasics, type ConsentBasics } from './banner/read-basics.ts'
import { addStyles } from './banner/styles.ts'
import { readTemplate } from './banner/template.ts'
import { tellDefaults } from './consent-modes/consent-modes.ts'
import { isOutdated, readConsent } from './cookie/consent-cookie.ts'
import { isSameConsent } from './cookie/consent.model.ts'
import { removeStored } from './cookie/remove-stored.ts'
import { CHANGED, events } from './events/anatomy.ts'
import { describeConsent } from './events/describe-consent.ts'
import { definePublicNames } from './events/public-names.ts'
import { followWishes } from './gate/allow-once.ts'
import { GATE } from './gate/anatomy.ts'
import { pageGate } from './gate/page-gate.ts'
import { readRevision } from './gate/revision.ts'
import { releaseAllowed } from './release.ts'
import { defineConsentType, lacksApi } from './wp-consent-api/bridge.ts'

/**
 * What a page does for a visitor who has chosen: what is allowed runs, what was refused is removed, and the button to choose anew stands there.
 * Everything else brings the unit: a touch of that button, a public function, a choice in another tab, a policy that has been revised.
 */
export const untouched: Untouched = (_body, status, load) => whenShown(status.waiting.signal, () => begin(status, load))

function begin(status: Parameters<Untouched>[1], load: () => void): void {
  const { signal } = status.waiting
  if (signal.aborted || status.shown !== undefined) return
  const config = readBasics()
  const consent = config && readConsent(config.cookie.slugs)
  if (!config || !consent?.hasChosen || isOutdated(readRevision()) || lacksApi()) return load()
  status.shown = ''
  const ends = [defineConsentType(config.law), standRevisit(config)]
  signal.addEventListener('abort', () => ends.forEach((end) => end()))
  tellDefaults(consent)
  removeStored(config.categories, consent)
  releaseAllowed(consent)
  guardGate(signal, load)
  const bring = (asked: string) => {
    status.shown = asked
    load()
  }
  const current = () => readConsent(config.cookie.slugs) ?? consent
  definePublicNames({ ask: () => describeConsent(current(), config), revisit: () => bring('revisit'), act: bring }, signal)
  followOtherTabs(signal, () => !isSameConsent(current(), consent) && bring(CHANGED))
  raise(document, events.load, describeConsent(consent, config))
}

/** Puts the button to choose anew at the beginning of the page, of the banner alone. @returns takes it back */
function standRevisit(config: ConsentBasics): () => void {
  const button = config.revisit.isShown && parseFragment(readTemplate()).querySelector(tagged(tags.revisit))
  if (!button) return () => undefined
  const removeStyles = addStyles()
  dressRevisit(button, config)
  button.classList.remove(classes.revisitHidden)
  const standing = Object.assign(document.createElement('div'), { id: STANDING_ID })
  standing.style.display = 'contents'
  standing.append(button)
  document.body.prepend(standing)
  return () => {
    removeStyles()
    standing.remove()
  }
}

/** What waits in the place of a frame is the unit's to show; so is it to say that the gate is missing. */
function guardGate(signal: AbortSignal, load: () => void): void {
  if (!(GATE in window)) return load()
  const gate = pageGate()
  if (!gate) return
  followWishes(signal, gate)
  gate.onParked({ onEnd: (end) => signal.addEventListener('abort', end) }, ({ kind }) => kind === 'iframe' && load())
}

function followOtherTabs(signal: AbortSignal, look: () => unknown): void {
  document.addEventListener('visibilitychange', look, { signal })
  for (const type of ['focus', 'pageshow']) window.addEventListener(type, look, { signal })
}


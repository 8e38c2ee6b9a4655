import { listen, whenShown } from '@tillkit/dom'
import { raise } from '@tillkit/platform'
import { COOKIEYES_CATEGORY, provideConsent } from '@tillkit/platform/consent'
import { bindBanner } from './banner/banner.bind.ts'
import { standBanner } from './banner/parts.ts'
import { tellChoice, tellDefaults } from './consent-modes/consent-modes.ts'
import { apply, show, tellPage } from './consent.choose.ts'
import type { ConsentHost } from './consent.context.ts'
import { formOf, recallConsent } from './consent.store.ts'
import { readConsent, writeConsent } from './cookie/consent-cookie.ts'
import { isSameConsent, type Consent } from './cookie/consent.model.ts'
import { CHANGED, events } from './events/anatomy.ts'
import { describeConsent } from './events/describe-consent.ts'
import { bindGate } from './gate/gate.bind.ts'
import { defineConsentType, lacksApi, tellWpConsent } from './wp-consent-api/bridge.ts'

const loadWpConsentApi = () => import('./wp-consent-api/api.late.ts')

/** Starts with the page: one that is only rendered ahead has no visitor yet. */
export function bindConsent(host: ConsentHost): void {
  whenShown(host.signal, host.guard(() => start(host)))
}

/** In steps, each a task of its own: a slow phone answers in between. */
function start(host: ConsentHost): void {
  const { config, store, options: { revision } } = host
  const consent = recallConsent(config, revision)
  store.setState({ consent, ...formOf(consent, config) })
  tellDefaults(consent)
  provideConsent((category) => store.getState().consent.choices[COOKIEYES_CATEGORY[category]], host)
  const { parts, asked } = standBanner(host)
  host.runInTask(host, () => begin(host, consent, asked === CHANGED))
  host.runInTask(host, () => {
    const actions = bindBanner(host, parts)
    show(host, parts && !store.getState().consent.hasChosen ? 'banner' : 'closed')
    if (asked) actions.do(asked)
    followOtherTabs(host)
    raise(document, events.load, describeConsent(store.getState().consent, config))
  })
}

/**
 * Has what was chosen before count on this page, or what counts until there is a choice, which the page is told.
 * @param isNews whether the page has heard of another choice
 */
function begin(host: ConsentHost, consent: Consent, isNews: boolean): void {
  const { config, store } = host
  const isFirst = !consent.hasChosen
  if (isFirst) writeConsent(consent, config.cookie)
  apply(host, consent)
  bindGate(host, () => store.getState().consent)
  host.onEnd(defineConsentType(config.law))
  if (isFirst || isNews) tellPage(host, consent)
  if (!lacksApi()) return
  host.load(host, loadWpConsentApi, ({ defineWpConsentApi }) => {
    host.onEnd(defineWpConsentApi())
    // What was told before had nobody to be told to.
    if (isFirst || isNews) tellWpConsent(store.getState().consent)
  })
}

/** A choice in another tab counts here as soon as this one is looked at; so does one that was made before a page comes back from the browser's memory. */
function followOtherTabs(host: ConsentHost): void {
  const { config, store } = host
  const look = () => {
    const stored = readConsent(config.cookie.slugs)
    const { consent, view } = store.getState()
    if (!stored || isSameConsent(stored, consent)) return
    tellChoice(stored)
    apply(host, stored)
    tellPage(host, stored)
    show(host, stored.hasChosen ? 'closed' : view)
  }
  listen(host, document, 'visibilitychange', look)
  for (const type of ['focus', 'pageshow']) listen(host, window, type, look)
}

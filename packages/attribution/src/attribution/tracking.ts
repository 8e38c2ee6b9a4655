import { whenShown, type Life } from '@tillkit/dom'
import { isRecord, readGlobal } from '@tillkit/platform'
import { consentAnswer, hasConsent, watchConsent } from '@tillkit/platform/consent'
import { CONSENT_CHOICE, PARAMS } from './anatomy.ts'
import type { Config } from './config.ts'
import type { AttributionOptions } from './options.ts'
import { pageMemory, type PageMemory } from './page-memory.ts'
import { definePublicNames } from './public-names.ts'
import { pageCookies } from './records/cookie-jar.ts'
import type { OrderData } from './visit/visit-data.ts'
import { forgetVisit, recordVisit } from './visit/visit.model.ts'

/** A page's tracking: on or off, and what is known by it. */
export interface Tracking {
  readonly memory: PageMemory
  /** What an order that is placed now would carry. */
  data(): OrderData
  /** Calls back whenever that may have changed, and for each `setOrderTracking`, for as long as the tracking lasts. */
  onChange(listener: () => void): void
}

/** What a page is tracked with. */
export interface TrackingDeps {
  readonly config: Config
  readonly options: AttributionOptions
}

/** The page's tracking while it is at work. */
interface Page extends TrackingDeps {
  readonly memory: PageMemory
  readonly listeners: Set<() => void>
}

/**
 * Records the page's visit once that is allowed, and forgets it when that is taken back; until then nothing is written. Answers to the platform's
 * public names. Whether it is allowed says, of all that speak, who spoke last: a consent tool, or a script that calls `setOrderTracking`.
 */
export function trackPage(life: Life, deps: TrackingDeps): Tracking {
  const page: Page = { ...deps, memory: pageMemory(), listeners: new Set() }
  // A file of ours that had the page before has changed the flag since.
  const isPrinted = (page.memory.isPrinted ??= deps.config.isAllowed)
  const data = () => orderData(page)
  definePublicNames(life, {
    data,
    known: () => page.memory.visit ?? {},
    tell: (isOn) => tell(page, isOn),
  })
  whenShown(life.signal, life.guard(() => followAnswers(page, life)))
  // Gives the page back what the server has printed of it.
  life.onEnd(() => writeFlag(isPrinted))
  return { memory: page.memory, data, onChange: (listener) => void page.listeners.add(listener) }
}

/** Goes on and off as those say that ask the visitor. */
function followAnswers(page: Page, life: Life): void {
  const { config: { category }, options, memory } = page
  const look = () => {
    const answer = isAllowed(page)
    if (memory.told && memory.told.answer === answer) return switchTo(page, memory.told.isOn)
    memory.told = undefined
    switchTo(page, answer)
  }
  if (!category && !options.asksConsent) return look()
  watchConsent((event) => {
    const choice = event?.type === CONSENT_CHOICE && event instanceof CustomEvent && isRecord(event.detail) ? event.detail[categoryOf(page)] : undefined
    // Where cookies are blocked, the event is the only one to say it.
    if (choice === undefined) look()
    else tell(page, choice === 'allow')
  }, life)
}

const categoryOf = ({ config: { category = 'marketing' } }: Page) => category

/**
 * Whether the visitor allows it, as far as is known. A page from a cache may say what was true of another visitor: only what is answered in the
 * browser widens what the server has printed.
 */
function isAllowed(page: Page): boolean {
  const { config: { category }, options, memory: { isPrinted = false } } = page
  if (!category && !options.asksConsent) return isPrinted
  return consentAnswer(categoryOf(page)) ?? (isPrinted && hasConsent(categoryOf(page)))
}

/** Does what somebody says by a call or an event, until those that are asked answer something else. */
function tell(page: Page, isOn: boolean): void {
  page.memory.told = { isOn, answer: isAllowed(page) }
  switchTo(page, isOn, true)
}

/** Switches tracking. A page that is on stays counted once, however often it is told so. */
function switchTo(page: Page, isOn: boolean, isCalled = false): void {
  const { memory, config, options, listeners } = page
  const wasOn = memory.isOn
  if (wasOn === isOn && !isCalled) return
  memory.isOn = isOn
  if (isOn) memory.visit ??= recordVisit(memory, { jar: pageCookies(), config, options, userAgent: navigator.userAgent })
  else {
    memory.visit = undefined
    forgetVisit(pageCookies())
  }
  writeFlag(isOn)
  for (const heard of listeners) heard()
}

/** What the fields of an order hold. */
function orderData({ memory: { isOn, visit }, config: { fields } }: Page): OrderData {
  return Object.fromEntries(fields.map(([name, place]) => [name, isOn && visit ? valueAt(visit, place) : null]))
}

/** The text at a place such as `current.typ`; undefined where that leads nowhere. */
function valueAt(visit: object, place: string): string | undefined {
  const found = place.split('.').reduce<unknown>((one, key) => (isRecord(one) && Object.hasOwn(one, key) ? one[key] : undefined), visit)
  return typeof found === 'string' ? found : undefined
}

/** What other scripts read of it: `wc_order_attribution.params.allowTracking`. */
function writeFlag(isOn: boolean): void {
  const params = paramsOnPage()
  if (params) Reflect.set(params, 'allowTracking', isOn)
}

function paramsOnPage(): object | undefined {
  const given = readGlobal(PARAMS)
  const params = isRecord(given) ? given['params'] : undefined
  return isRecord(params) ? params : undefined
}

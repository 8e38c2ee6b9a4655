import { listen, toJson } from '@tillkit/dom'
import { callShop, trace } from '@tillkit/platform'
import { form } from '@tillkit/platform/requests'
import { manifest } from './ab-testing.manifest.ts'
import { fields, RECORDS, subjectOf } from './anatomy.ts'
import type { AbHost } from './config.ts'
import { cookie, writeCookie } from './cookie.ts'
import { isPlainlyAllowed } from './plain-consent.ts'
import { cookieOf, type RecordType, type SubjectId, type Test, type Visit } from './records.model.ts'

/** Whom to ask what the visitor has allowed: where that is not plain, nothing is counted before it is known, and nothing waits for it. */
const loadConsent = () => import('./consent.late.ts')

/** Counts what a visitor does: each thing once, as the cookies say, and nothing that she has not allowed. */
export interface Recorder {
  /** Records something of a post's test, once it is known which variation she has. A post without one is nobody's business. */
  record(type: RecordType, postId: number): void
  /** Records a visit whose test may be another page's. */
  recordVisit(visit: Visit): void
  /** Whether something has been recorded, now or in a visit before. */
  isRecorded(visit: Visit): boolean
  /** A post's test, with the variation that is shown. */
  shown(postId: number): { readonly test: Test; readonly subject: SubjectId } | undefined
  /** Does something when the variations stand: at once, but on a page from a cache. */
  whenShown(run: () => void): void
  /** Does something that writes a cookie: at once, or when the visitor allows it. */
  whenAllowed(run: () => void): void
  /** The variations stand, or will not come. */
  settle(): void
}

/** Makes the recorder of a page. */
export function createRecorder(host: AbHost): Recorder {
  const { config } = host
  const done = new Set<string>()
  const unshown: (() => void)[] = []
  const waiting: (() => void)[] = []
  let isAllowed: boolean | undefined = isPlainlyAllowed() || undefined
  let isShown = !config.isCached || config.tests.length === 0
  host.load(host, loadConsent, ({ followConsent }) => followConsent('statistics', (granted) => {
    const isFirst = isAllowed === undefined
    isAllowed = granted
    // What happened before it was known is forgotten as what happens after it.
    if (isFirst && !granted && !host.options.countsLater) done.clear()
    if (granted || !host.options.countsLater) for (const run of waiting.splice(0)) if (granted) run()
  }, host))
  const isKept = () => isAllowed !== false || host.options.countsLater
  const recorder: Recorder = {
    record(type, postId) {
      recorder.whenShown(() => {
        const shown = recorder.shown(postId)
        if (shown) recorder.recordVisit({ type, ...shown })
      })
    },
    recordVisit(visit) {
      const name = cookieOf(visit)
      if (done.has(name)) return
      if (isKept()) done.add(name)
      if (!isAllowed) traceVisit(visit, 'no consent yet')
      recorder.whenAllowed(() => {
        // By a visit before, or by another tab that was quicker than the consent.
        if (recorder.isRecorded(visit)) return traceVisit(visit, 'recorded before')
        // Before the request: who leaves the page while it is made has been counted.
        writeCookie(name, 'true')
        send(host, visit)
        traceVisit(visit, 'recorded')
      })
    },
    // The theme's own script names some by the page's test, whatever the goal's.
    isRecorded: (visit) =>
      [visit.test.testId, config.pageTest].some((testId) => cookie(cookieOf({ ...visit, test: { ...visit.test, testId } }))),
    shown(postId) {
      const test = config.tests.find((one) => one.postId === postId)
      return test && { test, subject: shownOf(postId) }
    },
    whenShown(run) {
      if (isShown) run()
      else unshown.push(run)
    },
    whenAllowed(run) {
      if (isAllowed) run()
      else if (isKept()) waiting.push(run)
    },
    settle() {
      isShown = true
      for (const { postId } of config.tests) trace({ kind: 'work', unit: manifest.name, name: `test ${postId}`, what: `shows variation ${shownOf(postId) || 'none'}` })
      for (const run of unshown.splice(0)) run()
    },
  }
  // Who leaves before a variation came is counted without one.
  if (!isShown) listen(host, window, 'pagehide', recorder.settle)
  return recorder

  function traceVisit({ type, test, subject }: Visit, what: string): void {
    trace({ kind: 'work', unit: manifest.name, name: `test ${test.postId}, variation ${subject || 'none'}: ${type}`, what })
  }
}

/** The variation of a post that the page shows. */
function shownOf(postId: number): SubjectId {
  const start = subjectOf(postId)
  const marked = document.querySelector(`[class*="${start}"]`)?.getAttribute('class') ?? ''
  return /^[^\s_]+/.exec(marked.slice(marked.indexOf(start) + start.length))?.[0] ?? false
}

/** Tells the shop. The request outlives the page; one that could not leave the device goes when the line is back. */
function send(host: AbHost, visit: Visit): void {
  const { ajaxUrl, logNonce } = host.config
  const { type, test, subject } = visit
  const data = toJson({ test_id: test.postId, subject_id: subject, record_type: type })
  const body = form({ [fields.action]: RECORDS, [fields.record]: data, [fields.logNonce]: logNonce })
  callShop(ajaxUrl, { body, keepalive: true, by: 'fetch' }).catch(() => {
    // Nobody waits for it, and nobody is told.
    if (!navigator.onLine) listen(host, window, 'online', () => send(host, visit), { once: true })
  })
}

import { traceLog } from '@tillkit/platform'
import type { Consent } from '../cookie/consent.model.ts'
import type { ConsentHost } from '../consent.context.ts'
import { releaseAllowed } from '../release.ts'
import { GATE } from './anatomy.ts'
import { followWishes } from './allow-once.ts'
import { pageGate } from './page-gate.ts'
import { wasFetched, type Parked } from './parked.ts'

const loadLateGate = () => import('./late-gate.late.ts')
const loadParkedLog = () => import('../parked-log/parked-log.late.ts')
const loadPlaceholders = () => import('../placeholders/placeholders.late.ts')

/** Shows what waits at the page's gate, and lets single things through. A page without the gate's early script gets the gate now. */
export function bindGate(host: ConsentHost, consent: () => Consent): void {
  if (GATE in window) return showWaiting(host)
  host.report({
    message: 'consent.early.js is not on this page',
    advice: 'Print its tag first in the head, before all scripts.',
    help: 'consent-gate',
  })
  host.load(host, loadLateGate, ({ startLateGate }) => {
    startLateGate()
    releaseAllowed(consent())
    showWaiting(host)
  })
}

/** Most pages have nothing that waits and would be seen, and no page but one that is being debugged has a log. */
function showWaiting(host: ConsentHost): void {
  const gate = pageGate()
  if (!gate) return
  followWishes(host.signal, gate)
  if (traceLog()) host.load(host, loadParkedLog, ({ noteParked }) => noteParked(host, gate))
  gate.onParked(host, (parked) => wasFetched(parked) && sayFetched(parked))
  const waiting = host.branch()
  gate.onParked(waiting, ({ node }) => {
    if (!(node instanceof HTMLIFrameElement) || waiting.signal.aborted) return
    waiting.end()
    host.load(host, loadPlaceholders, ({ showPlaceholders }) => showPlaceholders(host, gate))
  })
}

function sayFetched({ kind, address }: Parked): void {
  const how = kind === 'script' ? 'type="text/plain" and data-cookieyes' : 'data-cookieyes and data-cookieyes-src in place of src'
  console.warn(`[tillkit] consent: the browser had asked for ${address} before it could be held back: print it with ${how}.`)
}

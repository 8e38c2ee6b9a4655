import { invoke, isLiveScript, listen, timeout } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { isRecord, readGlobal } from '@tillkit/platform'
import { API } from './anatomy.ts'

/** What is made with Google's constructors: a map, a marker, a window over it. */
export interface Made {
  addListener?(type: string, listener: () => void): { remove?(): void } | undefined
  setOptions?(options: object): void
  setCenter?(centre: object): void
  open?(map: Made, marker: Made): void
  close?(): void
}

type Constructor = new (...args: unknown[]) => Made

/** The parts of Google's maps that are used here. */
export interface GoogleMaps {
  readonly Map: Constructor
  readonly Marker: Constructor
  readonly InfoWindow: Constructor
  readonly LatLng: Constructor
  readonly Size: Constructor
  readonly Point: Constructor
  readonly MapTypeId?: Readonly<Record<string, unknown>>
  readonly ControlPosition?: Readonly<Record<string, unknown>>
}

const NEEDED = ['Map', 'Marker', 'InfoWindow', 'LatLng', 'Size', 'Point'] as const

/** Google's maps, if the page has them by now, all of what is used here. */
function googleMaps(): GoogleMaps | undefined {
  const google = readGlobal(API.global)
  const maps = isRecord(google) ? google['maps'] : undefined
  return isRecord(maps) && NEEDED.every((name) => typeof maps[name] === 'function') ? (maps as unknown as GoogleMaps) : undefined
}

/** Whether the page's script of Google's is still to come: `held` by consent, `coming`, or `none`. */
export function scriptState(): 'held' | 'coming' | 'none' {
  const scripts = [...document.querySelectorAll(API.script)]
  if (scripts.length === 0) return 'none'
  if (!scripts.some((script) => isLiveScript(script) && invoke(script, 'hasAttribute', 'src'))) return 'held'
  return document.readyState === 'complete' ? 'none' : 'coming'
}

/** How long places wait for a script that is to come, in ms: one other file that hangs keeps a page from having loaded. */
const MAPS_API_TIMEOUT_MS = 5000

/**
 * Hears of Google's maps: at once, or when a script of the page has brought them, whenever that is; Google's own loads others.
 * @param wait told at once where they are not there, and again when the page has loaded without; `isLong`: they have been waited for
 */
export function onGoogleMaps(host: Host, use: (maps: GoogleMaps) => void, wait: (isLong: boolean) => void): void {
  const waiting = host.branch()
  const look = () => {
    const maps = googleMaps()
    if (!maps) return
    waiting.end()
    use(maps)
  }
  listen(waiting, document, 'load', look, { capture: true })
  const lookOrWait = host.guard((isLong: boolean) => {
    look()
    if (!waiting.signal.aborted) wait(isLong)
  })
  listen(waiting, window, 'load', () => lookOrWait(false))
  timeout(waiting, MAPS_API_TIMEOUT_MS, () => lookOrWait(true))
  lookOrWait(false)
}

import { invoke, isLiveScript, listen, timeout } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { isRecord, readGlobal, emitLegacy, pageJQuery } from '@tillkit/platform'
import { device, isMobileAgent, onDevice, themeText } from '@tillkit/platform/theme'
import { API, anatomy, DATA, events, MARKER } from './anatomy.ts'
import { saturationOn, type MapConfig, type Pin, copyOf } from './map.read.ts'

/** What is made with Google's constructors: a map, a marker, a window over it. */
interface Made {
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

/** The page's scripts of Google's that do not run. */
export function heldScripts(): Element[] {
  return [...document.querySelectorAll(API.script)].filter((script) => !isLiveScript(script))
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

type MapHost = Host<MapConfig>

/** How long the module is told that the pointer has left it, in ms. */
const AWAY = 1

/** Draws a map into an element of ours, with its pins. */
export function drawMap(host: MapHost, maps: GoogleMaps, place: HTMLElement): void {
  const { element, config: { centre, zoom, hasWheel, isDraggedOnMobile } } = host
  const isBeneath = element.closest(anatomy.beneath) !== null
  const position = maps.ControlPosition?.[isBeneath ? 'LEFT_BOTTOM' : 'LEFT_TOP']
  const styles = () => {
    const saturation = saturationOn(device(), element)
    return saturation === 0 ? [] : [{ stylers: [{ saturation }] }]
  }
  const map = new maps.Map(place, {
    zoom,
    center: new maps.LatLng(centre.lat, centre.lng),
    mapTypeId: maps.MapTypeId?.['ROADMAP'],
    scrollwheel: hasWheel,
    draggable: isDraggedOnMobile || !isMobileAgent(),
    panControlOptions: { position },
    zoomControlOptions: { position },
    styles: styles(),
  })
  onDevice(host, () => map.setOptions?.({ styles: styles() }))
  pinMap(host, maps, map)
  pageJQuery()?.(element).data(DATA, map)
  host.onEnd(() => pageJQuery()?.(element).removeData(DATA))
}

/** Sets the pins. One of their windows is open at a time; a click on the map closes it. */
function pinMap(host: MapHost, maps: GoogleMaps, map: Made): void {
  let open: Made | undefined
  const close = () => {
    open?.close?.()
    open = undefined
  }
  const hear = (made: Made, run: () => void) => {
    const heard = made.addListener?.('click', host.guard(run))
    host.onEnd(() => heard?.remove?.())
  }
  hear(map, close)
  for (const pin of host.config.pins) {
    const marker = new maps.Marker(markerOptions(maps, map, pin))
    if (!pin.content) continue
    const info = new maps.InfoWindow({ content: copyOf(pin.content) })
    hear(marker, () => {
      close()
      open = info
      info.open?.(map, marker)
      touchAnew(host)
    })
  }
}

function markerOptions(maps: GoogleMaps, map: Made, { lat, lng, title }: Pin): object {
  const folder = themeText(MARKER.folder, '')
  return {
    map,
    title,
    position: new maps.LatLng(lat, lng),
    ...(folder && { icon: { url: folder + MARKER.file, size: new maps.Size(46, 43), anchor: new maps.Point(16, 43) } }),
    shape: { coord: [1, 1, 46, 43], type: 'rect' },
    anchorPoint: new maps.Point(0, -45),
  }
}

/** Other scripts show something while the pointer is over the module: they are told that it has left and come again. */
function touchAnew(host: MapHost): void {
  const module = host.element.closest(anatomy.module) ?? host.element
  emitLegacy(module, events.leave)
  timeout(host, AWAY, () => emitLegacy(module, events.enter))
}

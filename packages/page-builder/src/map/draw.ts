import { timeout } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { emitLegacy, pageJQuery } from '@tillkit/platform'
import { device, isMobileAgent, onDevice, themeText } from '@tillkit/platform/theme'
import { anatomy, DATA, events, MARKER } from './anatomy.ts'
import type { GoogleMaps, Made } from './google.ts'
import { saturationOn, type MapConfig, type Pin } from './map.read.ts'
import { copyOf } from './pin-content.ts'

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

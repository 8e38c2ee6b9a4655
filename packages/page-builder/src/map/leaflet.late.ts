import type { Life } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import { device, isMobileAgent, onDevice, reducesMotion, themeText } from '@tillkit/platform/theme'
import { control, divIcon, icon, map as createMap, marker, tileLayer, type Map } from 'leaflet/dist/leaflet-src.esm.js'
import css from 'leaflet/dist/leaflet.css?inline'
import { MARKER } from './anatomy.ts'
import type { messages } from './map.messages.ts'
import { saturationOn, type MapConfig, copyOf } from './map.read.ts'
import type { options } from './options.ts'

type MapHost = Host<MapConfig, undefined, typeof messages, typeof options>

let sheet: CSSStyleSheet | undefined
let users = 0

/** The library's own style sheet, for as long as anything is drawn with it. */
function useStyles(life: Life): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  if (users === 0) document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
  users += 1
  life.onEnd(() => {
    users -= 1
    if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
}

/** Draws a map from pictures of the shop's choice, with the same pins and windows, for as long as the life lasts. */
export function drawLeaflet(host: MapHost, life: Life, place: HTMLElement): void {
  const { element, options: { tiles, attribution }, config: { centre, zoom, hasWheel, isDraggedOnMobile } } = host
  useStyles(life)
  const moves = !reducesMotion()
  const map = createMap(place, {
    center: centre,
    zoom,
    scrollWheelZoom: hasWheel,
    dragging: isDraggedOnMobile || !isMobileAgent(),
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    zoomControl: false,
  })
  life.onEnd(() => map.remove())
  map.attributionControl.setPrefix(false)
  control.zoom({ position: 'topleft', zoomInTitle: host.t('zoomIn'), zoomOutTitle: host.t('zoomOut') }).addTo(map)
  tileLayer(tiles, { attribution }).addTo(map)
  const fade = () => map.getPane('tilePane')?.style.setProperty('filter', `grayscale(${String(-saturationOn(device(), element))}%)`)
  fade()
  onDevice(life, fade)
  pinMap(host, map)
}

/** Sets the pins. The library has one window open at a time, and a click on the map closes it. */
function pinMap({ config: { pins } }: MapHost, map: Map): void {
  const folder = themeText(MARKER.folder, '')
  const look = folder
    ? icon({ iconUrl: folder + MARKER.file, iconSize: [46, 43], iconAnchor: [16, 43], popupAnchor: [0, -45] })
    : divIcon({ html: '●', iconSize: [24, 24] })
  for (const { content, title, ...place } of pins) {
    const pin = marker(place, { icon: look, title, alt: title }).addTo(map)
    if (content) pin.bindPopup(copyOf(content))
  }
}

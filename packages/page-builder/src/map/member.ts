import { type EndableLife, type Life, invoke, listen } from '@tillkit/dom'
import { slot, defineBehaviour, InvalidMarkup, type Host } from '@tillkit/mount'
import { askToAllow, hasGate } from '@tillkit/platform/consent'
import { h } from '@tillkit/ui/plain'
import { numberIn } from '../shared/module/module-attributes.ts'
import { offerForElements } from '../shared/functions/public-functions.ts'
import { whenSeen } from '../shared/counting/when-seen.ts'
import { type Pin, pinsOf, switchesOf, type MapConfig } from './map.read.ts'
import { anatomy, attributes, functions, MAP } from './anatomy.ts'
import { drawMap, heldScripts, onGoogleMaps, scriptState, type GoogleMaps } from './google-map.ts'
import { messages } from './map.messages.ts'
import { options } from './options.ts'

/** Where a place is found, in a browser and on a phone. */
const ADDRESS = 'https://www.google.com/maps/search/?api=1&query='

/** What stands where a map would be. */
export interface Fallback {
  readonly anchor: Element
  readonly pins: readonly Pin[]
  /** Why there is none; empty where nothing can be done about it. */
  readonly reason: string
  /** A button that brings the map, by its words. Default none. */
  readonly button?: readonly [words: string, press: () => void] | undefined
}

/** The pins as a list of links: what a map says, where there is none. */
function showFallback(life: Life, { anchor, pins, reason, button }: Fallback): EndableLife {
  const own = life.branch()
  const places = pins.map(({ lat, lng, title }) => {
    const place = [String(lat), String(lng)]
    return h('li', {}, h('a', { href: `${ADDRESS}${place.join()}` }, title || place.join(', ')))
  })
  const element = slot(own, { position: 'start', anchor })
  if (reason) element.append(h('p', {}, reason))
  if (button) element.append(askingButton(own, ...button))
  if (places.length > 0) element.append(h('ul', { class: 'tillkit-map-places' }, ...places))
  return own
}

function askingButton(life: Life, words: string, press: () => void): HTMLElement {
  const button = h('button', { type: 'button' }, words)
  listen(life, button, 'click', press)
  return button
}

type MapHost = Host<MapConfig, undefined, typeof messages, typeof options>

const loadLeaflet = () => import('./leaflet.late.ts')

function read(element: HTMLElement): MapConfig {
  const canvas = invoke(element, 'querySelector', anatomy.canvas)
  if (!(canvas instanceof HTMLElement)) throw new InvalidMarkup(anatomy.canvas, 'is missing', 'Print the module whole.', { help: 'module-attribute' })
  const [lat, lng, zoom] = [attributes.centre.lat, attributes.centre.lng, attributes.zoom].map((name) => numberIn(canvas, name))
  return { canvas, centre: { lat: lat ?? 0, lng: lng ?? 0 }, zoom: zoom ?? 0, ...switchesOf(canvas), pins: pinsOf(element) }
}

/** Draws a map with Google's script, where the page has it, or from pictures that the shop chose; elsewhere its places stand there as links. */
export const unit = defineBehaviour<MapConfig, typeof messages, typeof options>({
  name: 'page-builder/map',
  selector: MAP,
  when: 'now',
  messages,
  options,
  read,
  start(host) {
    if (host.options.tiles === '') startGoogle(host)
    else host.load(host, loadLeaflet, ({ drawLeaflet }) => {
      whenSeen(host, host.element, () => void drawInto(host, (life, place) => drawLeaflet(host, life, place)))
    })
  },
})

/** Google's script may be there, come late, be held back by consent, or not come at all. */
function startGoogle(host: MapHost): void {
  let drawn: EndableLife | undefined
  let fallback: EndableLife | undefined
  const showPlaces = (isLong: boolean) => {
    // A list that stands there is left alone: somebody may be in it.
    if (drawn || (isLong ? fallback : scriptState() === 'coming')) return
    fallback?.end()
    fallback = scriptState() === 'held' ? listHeld(host) : listPlaces(host)
  }
  const draw = (maps: GoogleMaps) => {
    drawn?.end()
    drawn = drawInto(host, (life, place) => drawMap({ ...host, ...life }, maps, place))
    fallback?.end()
  }
  onGoogleMaps(host, (maps) => {
    whenSeen(host, host.element, () => draw(maps))
    offerForElements(host, functions.init, () => draw(maps))
  }, showPlaces)
}

function listPlaces(host: MapHost, held: Pick<Fallback, 'button'> & { readonly reason?: string } = {}): EndableLife {
  const { canvas, pins } = host.config
  return showFallback(host, { anchor: canvas, pins, reason: '', ...held })
}

/** The places, why there is no map, and a button that brings it where our own gate holds the script back. */
function listHeld(host: MapHost): EndableLife {
  const allow = () => heldScripts().forEach(askToAllow)
  return listPlaces(host, { reason: host.t('held'), button: hasGate() ? [host.t('allow'), allow] : undefined })
}

/** Draws the map in a place of ours. What throws there is reported, and the page has its places as links. @returns what stands there */
function drawInto(host: MapHost, draw: (life: EndableLife, place: HTMLElement) => void): EndableLife {
  const life = host.branch()
  const place = document.createElement('div')
  place.className = 'tillkit-map'
  slot(life, { position: 'start', anchor: host.config.canvas }).append(place)
  try {
    draw(life, place)
    return life
  } catch (cause) {
    host.report({ message: 'The map could not be drawn', advice: 'See what Google’s script says of its key in the console.', help: 'map-not-drawn', cause })
    life.end()
    return listPlaces(host)
  }
}

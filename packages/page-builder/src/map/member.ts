import { invoke, type EndableLife } from '@tillkit/dom'
import { defineBehaviour, InvalidMarkup, slot, type Host } from '@tillkit/mount'
import { numberIn } from '../shared/attribute.late.ts'
import { offerForElements } from '../shared/for-elements.late.ts'
import { whenSeen } from '../shared/seen.late.ts'
import { anatomy, attributes, functions, MAP } from './anatomy.ts'
import { drawMap } from './draw.ts'
import { showFallback } from './fallback.ts'
import { onGoogleMaps, scriptState, type GoogleMaps } from './google.ts'
import { messages } from './map.messages.ts'
import { pinsOf, switchesOf, type MapConfig } from './map.read.ts'

type MapHost = Host<MapConfig, undefined, typeof messages>

function read(element: HTMLElement): MapConfig {
  const canvas = invoke(element, 'querySelector', anatomy.canvas)
  if (!(canvas instanceof HTMLElement)) throw new InvalidMarkup(anatomy.canvas, 'is missing', 'Print the module whole.', { help: 'module-attribute' })
  const [lat, lng, zoom] = [attributes.centre.lat, attributes.centre.lng, attributes.zoom].map((name) => numberIn(canvas, name))
  return { canvas, centre: { lat: lat ?? 0, lng: lng ?? 0 }, zoom: zoom ?? 0, ...switchesOf(canvas), pins: pinsOf(element) }
}

/** Draws a map with Google's script, where the page has it; elsewhere its places stand there as links. */
export const unit = defineBehaviour<MapConfig, typeof messages>({
  name: 'page-builder/map',
  selector: MAP,
  when: 'now',
  messages,
  read,
  start(host) {
    let drawn: EndableLife | undefined
    let fallback: EndableLife | undefined
    const showPlaces = () => {
      if (drawn || scriptState() === 'coming') return
      fallback?.end()
      fallback = showFallback(host, { anchor: host.config.canvas, pins: host.config.pins, reason: scriptState() === 'held' ? host.say('held') : '' })
    }
    const draw = (maps: GoogleMaps) => {
      drawn?.end()
      drawn = drawInto(host, maps)
      if (drawn) fallback?.end()
      else showPlaces()
    }
    onGoogleMaps(host, (maps) => {
      whenSeen(host, host.element, () => draw(maps))
      offerForElements(host, functions.init, () => draw(maps))
    }, showPlaces)
  },
})

/** Draws the map in a place of ours. What Google's script throws is reported, and the page has its places as links. */
function drawInto(host: MapHost, maps: GoogleMaps): EndableLife | undefined {
  const life = host.branch()
  const place = document.createElement('div')
  place.className = 'tillkit-map'
  slot(life, { position: 'start', anchor: host.config.canvas }).append(place)
  try {
    drawMap({ ...host, ...life }, maps, place)
    return life
  } catch (cause) {
    host.report({ message: 'The map could not be drawn', advice: 'See what Google’s script says of its key in the console.', help: 'map-not-drawn', cause })
    life.end()
    return undefined
  }
}

import { invoke } from '@tillkit/dom'
import type { Device } from '@tillkit/platform/theme'
import { anatomy, attributes, GREYSCALE, OFF, ON } from './anatomy.ts'

/** A place on the earth. */
interface Place {
  readonly lat: number
  readonly lng: number
}

/** A pin, with what its window shows; undefined where it has no window. */
export interface Pin extends Place {
  readonly title: string
  readonly content: Element | undefined
}

/** A map as the page builder prints it. */
export interface MapConfig {
  /** Where it is drawn. */
  readonly canvas: HTMLElement
  readonly centre: Place
  readonly zoom: number
  /** Whether the mouse's wheel zooms. */
  readonly hasWheel: boolean
  /** Whether a finger on a phone moves it. */
  readonly isDraggedOnMobile: boolean
  readonly pins: readonly Pin[]
}

const said = (element: Element, attribute: string) => invoke(element, 'getAttribute', attribute)

/** Reads the pins; one whose place is no place is left out. */
export function pinsOf(element: HTMLElement): Pin[] {
  return [...invoke(element, 'querySelectorAll', anatomy.pin)]
    .map((pin) => ({
      lat: parseFloat(said(pin, attributes.pin.lat) ?? ''),
      lng: parseFloat(said(pin, attributes.pin.lng) ?? ''),
      title: said(pin, attributes.pin.title)?.trim() ?? '',
      content: pin.querySelector(anatomy.window) ? pin : undefined,
    }))
    .filter(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng))
}

/** Reads switches of the map's own element. */
export function switchesOf(canvas: Element) {
  return { hasWheel: said(canvas, attributes.wheel) === ON, isDraggedOnMobile: said(canvas, attributes.dragging) !== OFF }
}

/** How much colour a map has on a kind of screen, from 0 (all) to -100 (none): a phone's falls back to a tablet's, and that to what is said for all. */
export function saturationOn(device: Device, container: Element): number {
  const names = { desktop: [GREYSCALE.desktop], tablet: [GREYSCALE.tablet, GREYSCALE.desktop], phone: [GREYSCALE.phone, GREYSCALE.tablet, GREYSCALE.desktop] }
  const text = names[device].map((name) => said(container, name)).find(Boolean)
  const grey = Math.abs(parseFloat(text ?? '0'))
  return Number.isFinite(grey) && grey > 0 ? -Math.min(100, grey) : 0
}

/** What a pin's window shows: the pin's words, whose own element the theme hides. */
export function copyOf(pin: Element): HTMLElement {
  const content = document.createElement('div')
  content.append(...[...pin.childNodes].map((node) => node.cloneNode(true)))
  return content
}

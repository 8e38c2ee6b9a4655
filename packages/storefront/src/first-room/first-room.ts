import { anatomy, classes, HOST as HEADER, page } from '../fixed-header/anatomy.ts'
import { placesOf, roomOf } from '../fixed-header/header.model.ts'
import { lookAtHeader } from '../fixed-header/header-look.ts'
import { roomTakers } from '../fixed-header/room-takers.ts'
import { HOST as NAVIGATION, LOGO, RTL } from '../logo-room/anatomy.ts'
import { logoRoom } from '../logo-room/logo-room.model.ts'
import { MAIN_HEADER } from '../shared/anatomy.ts'
import { EDITED } from './anatomy.ts'
import { ownValue } from './room-holder.ts'
import type { createWrites, Place } from './style-writes.ts'

/** Writes a style of a part. */
type Put = ReturnType<typeof createWrites>['put']

/** Keeps the room that logo and header need, as far as the page has been read: what the units write, before they are there. */
export function keepRoom(put: Put, own: Map<Element, string>): void {
  const { body } = document
  if (!body || document.querySelector(EDITED)) return
  const header = document.querySelector<HTMLElement>(MAIN_HEADER)
  if (!header || header.classList.contains(classes.fixed)) return
  leaveLogo(put)
  if (header.matches(HEADER) && !body.classList.contains(page.vertical)) leaveHeader(put, own, header)
}

function putAll(put: Put, place: Omit<Place, 'property'>, styles: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(styles)) put({ ...place, property }, value)
}

function leaveLogo(put: Put): void {
  const [navigation, logo] = [NAVIGATION, LOGO].map((selector) => document.querySelector<HTMLElement>(selector))
  if (navigation && logo) putAll(put, { part: 'logo', element: navigation }, logoRoom(logo.getBoundingClientRect().width, navigation.matches(RTL)))
}

function leaveHeader(put: Put, own: Map<Element, string>, header: HTMLElement): void {
  const looked = lookAtHeader(header)
  const isTransparent = document.body.classList.contains(page.transparent)
  const places = placesOf(looked, { isOver: document.body.classList.contains(page.fixed), isTransparent })
  putAll(put, { part: 'header', element: header }, places.header)
  const container = document.querySelector<HTMLElement>(anatomy.page)
  if (container) putAll(put, { part: 'header', element: container }, places.page)
  if (!isTransparent || !looked.liesOver) return
  for (const { element, property } of roomTakers()) {
    if (!own.has(element)) own.set(element, ownValue(element, property))
    put({ part: 'sections', element, property }, `calc(${own.get(element) ?? '0px'} + ${roomOf(looked)})`)
  }
}

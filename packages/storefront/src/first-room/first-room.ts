import { anatomy, classes, page } from '../fixed-header/anatomy.ts'
import { placesOf, roomOf } from '../fixed-header/header.model.ts'
import { lookAtHeader } from '../fixed-header/look.ts'
import { roomTakers } from '../fixed-header/takers.ts'
import { LOGO, RTL } from '../logo-room/anatomy.ts'
import { logoRoom } from '../logo-room/logo-room.model.ts'
import { HOST as NAVIGATION } from '../logo-room/selector.anatomy.ts'
import { HOST as HEADER } from '../fixed-header/selector.anatomy.ts'
import { ownValue, type RoomPart } from './holder.ts'
import type { createWrites } from './writes.ts'

/** Writes a style of a part. */
type Put = ReturnType<typeof createWrites>['put']

/** The page builder's own views of a page, in which nothing of ours acts. */
const BUILDER = '.et-fb,.et-bfb,.et-tb,.et-fb-root-ancestor,.et-block-layout-preview'

/** Keeps the room that logo and header need, as far as the page has been read: what the units write, before they are there. */
export function keepRoom(put: Put, own: Map<Element, string>): void {
  const { body } = document
  if (!body || document.querySelector(`:root:is(${BUILDER}),body:is(${BUILDER})`)) return
  const header = document.querySelector<HTMLElement>('#main-header')
  if (!header || header.classList.contains(classes.fixed)) return
  leaveLogo(put)
  if (header.matches(HEADER) && !body.classList.contains(page.vertical)) leaveHeader(put, own, header)
}

function putAll(put: Put, part: RoomPart, element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(styles)) put(part, element, property, value)
}

function leaveLogo(put: Put): void {
  const [navigation, logo] = [NAVIGATION, LOGO].map((selector) => document.querySelector<HTMLElement>(selector))
  if (navigation && logo) putAll(put, 'logo', navigation, logoRoom(logo.getBoundingClientRect().width, navigation.matches(RTL)))
}

function leaveHeader(put: Put, own: Map<Element, string>, header: HTMLElement): void {
  const looked = lookAtHeader(header)
  const isTransparent = document.body.classList.contains(page.transparent)
  const places = placesOf(looked, { isOver: document.body.classList.contains(page.fixed), isTransparent })
  putAll(put, 'header', header, places.header)
  const container = document.querySelector<HTMLElement>(anatomy.page)
  if (container) putAll(put, 'header', container, places.page)
  if (!isTransparent || !looked.liesOver) return
  for (const { element, property } of roomTakers()) {
    if (!own.has(element)) own.set(element, ownValue(element, property))
    put('sections', element, property, `calc(${own.get(element) ?? '0px'} + ${roomOf(looked)})`)
  }
}

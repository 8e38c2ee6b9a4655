import { anatomy, classes, HOST as HEADER, page } from '../fixed-header/anatomy.ts'
import { placesOf, roomOf, lookAtHeader } from '../fixed-header/header.ts'
import { roomTakers } from '../fixed-header/room-takers.ts'
import { HOST as NAVIGATION, LOGO, RTL } from '../logo-room/anatomy.ts'
import { logoRoom } from '../logo-room/logo-room.model.ts'
import { MAIN_HEADER } from '../shared/anatomy.ts'
import { type RoomPart, ownValue } from './room-holder.ts'
import { EDITED } from './anatomy.ts'

/** Where a style is written, and for which part. */
interface Place {
  readonly part: RoomPart
  readonly element: HTMLElement
  readonly property: string
}

/** A style that was written, with what stood there before. */
interface Write extends Place {
  readonly before: readonly [value: string, priority: string]
  readonly hadStyle: boolean
  value: string
}

/** Inline styles that are taken back: what is not our last write is somebody else's, and stays. */
export function createWrites() {
  let writes: readonly Write[] = []
  const undo = (isMeant: (write: Write) => boolean) => {
    for (const { element: { style }, element, property, before, hadStyle, value } of writes.filter(isMeant).reverse()) {
      if (style.getPropertyValue(property) !== value) continue
      style.setProperty(property, ...before)
      if (!hadStyle && style.length === 0) element.removeAttribute('style')
    }
    writes = writes.filter((write) => !isMeant(write))
  }
  const put = ({ part, element, property }: Place, given: string) => {
    const { style } = element
    const of = (name: string) => writes.find((write) => write.element === element && write.property === name)
    const there = of(property)
    if (there && style.getPropertyValue(property) !== there.value) return
    if (!there && property !== 'transition') put({ part, element, property: 'transition' }, 'none')
    const [value = '', priority = ''] = given.split(' !')
    const before = [style.getPropertyValue(property), style.getPropertyPriority(property)] as const
    const hadStyle = of('transition')?.hadStyle ?? element.hasAttribute('style')
    style.setProperty(property, value, priority)
    const now = style.getPropertyValue(property)
    if (there) there.value = now
    else writes = [...writes, { part, element, property, before, hadStyle, value: now }]
  }
  return {
    /** Writes a style; for as long as nobody else does, and without the transition that would lead there. */
    put,
    /** Takes back what was written of a part. */
    end: (part: RoomPart) => undo((write) => write.part === part),
    /** Lets transitions be again. */
    settle: () => undo(({ property }) => property === 'transition'),
  }
}

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

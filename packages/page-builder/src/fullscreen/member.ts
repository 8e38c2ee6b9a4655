import { createLife, followSize, type Life, listen, invoke, nearest } from '@tillkit/dom'
import { report, adopt, adoptAs, type Host, live, defineWidget } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { FIXED_HEADERS, headersHeight, fixedHeadersHeight, scrollPageTo } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { offerFunction } from '../shared/functions/public-functions.ts'
import { HEADER_MEASURED, PAGE, anatomy, functions, PLACES, FULLSCREEN } from './anatomy.ts'
import { messages } from './messages.ts'

/** What all headers of a page share: how much of the window the page's own bars take, in px. */
interface Room {
  readonly store: StoreApi<{ readonly roomTaken: number }>
  /** Lasts as long as any of them is on the page. */
  readonly life: Life
  /** Finds out anew; sizes that change are followed by itself. */
  measure(): void
  end(): void
}

/** Follows the sizes of the page's bars for all of them. */
function createRoom(): Room {
  const life = createLife((cause) => report({ unit: 'page-builder/fullscreen', element: null, message: String(cause), cause }))
  const store = createStore(() => ({ roomTaken: roomTaken() }))
  const measure = life.guard(() => {
    const now = roomTaken()
    if (now !== store.getState().roomTaken) store.setState({ roomTaken: now })
  })
  followSize(life, { of: document.querySelectorAll(FIXED_HEADERS) }, measure)
  listen(life, window, 'resize', measure)
  onLegacy(document, HEADER_MEASURED, measure, life)
  return { store, life, measure, end: life.end }
}

/** A header that lies over the page takes nothing of it: only the administrators' bar does. */
function roomTaken(): number {
  const bar = () => document.querySelector(PAGE.bar)?.getBoundingClientRect().height ?? 0
  return document.body.matches(PAGE.isOver) ? bar() : headersHeight()
}

type FullscreenHost = Host<null, Room, typeof messages>

/** Fills the window with a header, or leads on from it. */
function bindFullscreen(host: FullscreenHost): void {
  if (invoke(host.element, 'matches', anatomy.fullscreen)) fill(host)
  else bindScrollLink(host)
}

/** As high as the window, without what the page's bars take of it: the browser reckons, also while a phone's own bars come and go. */
function fill({ element, store: { store }, ...life }: FullscreenHost): void {
  const height = ({ roomTaken }: { readonly roomTaken: number }) => ({ style: { 'min-height': `calc(100svh - ${String(roomTaken)}px)` } })
  adopt(life, element, store, height)
  live(life, anatomy.container, (container, its) => adopt(its, container, store, height), element)
  const [content, image] = [anatomy.content, anatomy.image].map((part) => placeOf(element, part))
  if (content && image) adoptAs(life, element, { classes: { [`${content}-${image}`]: true } })
}

function placeOf(header: Element, selector: string): string | undefined {
  const part = invoke(header, 'querySelector', selector)
  return part ? PLACES.find((place) => part.classList.contains(place)) : undefined
}

/** The link to what comes next, whose only content is a picture. */
function bindScrollLink(host: FullscreenHost): void {
  live(host, anatomy.scrollDown, (link, life) => {
    const isNamed = ['aria-label', 'title'].some((name) => invoke(link, 'hasAttribute', name))
    if (!isNamed) adoptAs(life, link, { attributes: { 'aria-label': host.t('scrollDown') } })
  }, host.element)
  listen(host, host.element, 'click', (event: MouseEvent) => {
    const link = nearest(event.target, anatomy.scrollDown)
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    return scrollOn(host, link)
  })
}

/** Scrolls to the end of the section that an element stands in. */
function scrollOn(life: Life, element: Element): Promise<void> | undefined {
  const section = invoke(element, 'closest', anatomy.section)
  if (!section) return undefined
  const { bottom } = invoke(section, 'getBoundingClientRect')
  return scrollPageTo(life, Math.max(0, bottom + scrollY - fixedHeadersHeight()))
}

/** The theme's functions around it, for scripts that call them. */
function offerFunctions({ life, measure }: Room): void {
  for (const name of functions.measure) offerFunction(life, name, measure)
  offerFunction(life, functions.scroll, (event) => {
    if (!(Object(event) instanceof Object)) return
    const { target, preventDefault } = event as Partial<Event>
    if (typeof preventDefault === 'function') (event as Event).preventDefault()
    const link = nearest(target ?? null, anatomy.scrollDown)
    if (link) void scrollOn(life, link)
  })
}

/** Headers that fill the window, and the link that leads on from one (rule 13). */
export const unit = defineWidget({
  name: 'page-builder/fullscreen',
  selector: FULLSCREEN,
  when: 'now',
  messages,
  read: () => null,
  key: () => 'page',
  store() {
    const room = createRoom()
    offerFunctions(room)
    return room
  },
  dispose: (room) => room.end(),
  bind: bindFullscreen,
})

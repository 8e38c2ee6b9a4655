import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adopt, adoptAs, type Host, live } from '@tillkit/mount'
import { fixedHeadersHeight, scrollPageTo } from '@tillkit/platform/theme'
import { offerFunction } from '../shared/functions/public-functions.ts'
import { anatomy, functions, PLACES } from './anatomy.ts'
import type { messages } from './messages.ts'
import type { Room } from './room.ts'

type FullscreenHost = Host<null, Room, typeof messages>

/** Fills the window with a header, or leads on from it. */
export function bindFullscreen(host: FullscreenHost): void {
  if (invoke(host.element, 'matches', anatomy.fullscreen)) fill(host)
  else leadOn(host)
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
function leadOn(host: FullscreenHost): void {
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
export function offerFunctions({ life, measure }: Room): void {
  for (const name of functions.measure) offerFunction(life, name, measure)
  offerFunction(life, functions.scroll, (event) => {
    if (!(Object(event) instanceof Object)) return
    const { target, preventDefault } = event as Partial<Event>
    if (typeof preventDefault === 'function') (event as Event).preventDefault()
    const link = nearest(target ?? null, anatomy.scrollDown)
    if (link) void scrollOn(life, link)
  })
}

import { clickOnSpace, closestTo, type EndableLife, invoke, isPlainClick, listen } from '@tillkit/dom'
import { missingCode, narrow, savesData, slot } from '@tillkit/mount'
import { onLegacy, type LegacyEvent } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import { anatomy, DIALOG_ID, drawn } from '../anatomy.ts'
import type { Gallery } from '../gallery.types.ts'
import { imageIn, linkIn } from '../slide-parts.ts'
import { itemsOf } from './items.ts'
import type { LightboxHost } from './lightbox.types.ts'

// Declared once: a later gallery finds the code known.
const loadViewer = async () => (await import('./Viewer.late.tsx')).viewer

/** Says that the lightbox is on its way. */
const BUSY = 'aria-busy'

/** What says that somebody is about to open it. A pointer that passes over a picture does not: it comes for a closer look. */
const INTENTS = [['pointerover', `.${drawn.trigger}`], ['focusin', `.${drawn.trigger}`], ['pointerdown', `.${drawn.trigger},${anatomy.slide} a`]] as const

/** What opens the pictures over the page. */
export interface Opener {
  /** Opens at a slide. */
  open(index: number, opener: HTMLElement): void
}

/**
 * Lets pictures, and a button of their own, open the lightbox. Its code comes with the intent; where it cannot be had, the picture's link
 * is followed. A click that asks for a new tab is the browser's.
 */
export function bindOpener(gallery: Omit<Gallery, 'move'>): Opener {
  const { life, host, slides, settings } = gallery
  const { element, store } = host
  const viewing: LightboxHost = narrow(host, { config: { slides, settings } })
  let isDrawn = false
  const draw = () => {
    if (isDrawn) return
    isDrawn = true
    viewing.draw(life, { place: { position: 'end', anchor: document.body }, source: store, wanted: () => store.getState().open !== null, load: loadViewer })
  }
  const open = life.guard(async (index: number, opener: HTMLElement) => {
    const items = itemsOf(slides)
    if (items.length === 0) return
    opener.setAttribute(BUSY, 'true')
    try {
      await loadViewer()
    } catch (cause) {
      host.report(missingCode(cause))
      follow(slides[index])
      return
    } finally {
      opener.removeAttribute(BUSY)
    }
    // Where other slides have come meanwhile, theirs is drawn.
    if (!host.signal.aborted) store.setState({ open: { index, opener } })
  })
  life.onEnd(store.subscribe((now) => now.open && draw()))
  life.onEnd(() => store.setState({ open: null }))
  onLegacy(element, 'click', (event) => {
    const link = isOurs(event) ? closestTo(event, anatomy.link) : undefined
    const index = link ? slides.findIndex((slide) => invoke(slide, 'contains', link)) : -1
    const slide = slides[index]
    // A slide may have links of its own, which lead elsewhere.
    if (!link || !slide || linkIn(slide) !== link || !imageIn(slide)) return
    event.preventDefault()
    open(index, link)
  }, life)
  if (settings.zoom) offerTrigger(gallery, open)
  for (const [type, near] of INTENTS) {
    listen(life, element, type, (event) => {
      if (!savesData() && closestTo(event, near)) loadViewer().catch(() => undefined)
    }, { passive: true })
  }
  return { open }
}

/** Whether a click is for us to answer: no other script has, and it asks for nothing special. One through jQuery is as plain as any. */
function isOurs(event: LegacyEvent): boolean {
  const native = event instanceof Event ? event : event.originalEvent
  return !native?.defaultPrevented && !(native instanceof MouseEvent && !isPlainClick(native))
}

/** Follows the link of a slide as without a script. */
function follow(slide: Element | undefined): void {
  const href = slide && linkIn(slide)?.href
  if (href) location.assign(href)
}

/** Has the button there while there is a picture to open: a variation may bring the first one, in place of the shop's placeholder. */
function offerTrigger(gallery: Omit<Gallery, 'move'>, open: Opener['open']): void {
  const { life, host: { store }, slides } = gallery
  let shown: EndableLife | undefined
  const show = () => {
    const isWanted = itemsOf(slides).length > 0
    if (isWanted === (shown !== undefined)) return
    shown?.end()
    shown = isWanted ? life.branch() : undefined
    if (shown) drawTrigger({ ...gallery, life: shown }, () => store.getState().active, open)
  }
  show()
  life.onEnd(store.subscribe((now, before) => {
    if (now.pictures !== before.pictures) show()
  }))
}

/** Draws the button that opens the pictures, beside the picture's own link: where there is zoom, shoppers look for it. */
function drawTrigger({ life, host, settings }: Omit<Gallery, 'move'>, active: () => number, open: Opener['open']): void {
  const trigger = h('a', {
    href: '#', class: drawn.trigger, role: 'button', 'aria-haspopup': 'dialog', 'aria-controls': DIALOG_ID, 'aria-label': settings.triggerText,
  }, h('span', { 'aria-hidden': 'true' }, '🔍'))
  slot(life, { position: 'start', anchor: host.element }).append(trigger)
  listen<KeyboardEvent>(life, trigger, 'keydown', (event) => clickOnSpace(event, 'a'))
  onLegacy(trigger, 'click', (event) => {
    if (!isOurs(event)) return
    event.preventDefault()
    open(active(), trigger)
  }, life)
}

import { closestTo, invoke, type Life, listen } from '@tillkit/dom'
import { adoptAs, type Host, missingCode, narrow, type Place, savesData, defineBehaviour } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { givenElements, offerFunction } from '../shared/functions/public-functions.ts'
import { createLinkFailure, followPlainly } from '../shared/links/link-failure.ts'
import { isOurClick } from '../shared/links/link-clicks.ts'
import { anatomy, functions, LIGHTBOX } from './anatomy.ts'
import { type LightboxState, isPicture, linksWith, pictureOf } from './pictures.ts'
import { messages } from './lightbox.messages.ts'

// Declared once: a later gallery finds the code known.
const loadViewer = async () => (await import('./Viewer.late.tsx')).viewer

/** The links that open a picture. */
const LINKS = [anatomy.galleryLink, anatomy.single].join()

/** Says that the viewer is on its way. */
const BUSY = 'aria-busy'

/** What says that somebody is about to open a picture. */
const INTENTS = ['pointerover', 'focusin', 'pointerdown'] as const

/** Opens the pictures behind an element's links over the page. */
function bindLightbox(host: Host<null, undefined, typeof messages>): void {
  clearCopied(host.element)
  const store = createStore<LightboxState>(() => ({}))
  const viewing = narrow(host, { store })
  let isDrawn = false
  const draw = () => {
    if (isDrawn) return
    isDrawn = true
    viewing.draw(viewing, { place: { position: 'end', anchor: document.body }, source: store, wanted: () => store.getState().open !== undefined, load: loadViewer })
  }
  const failure = createLinkFailure(host, { failed: host.t('failed'), open: host.t('open'), className: 'tillkit-lightbox-failure' })
  const open = host.guard(async (link: HTMLAnchorElement) => {
    failure.clear()
    const waiting = host.branch()
    adoptAs(waiting, link, { attributes: { [BUSY]: 'true' } })
    try {
      await loadViewer()
    } catch (cause) {
      host.report(missingCode(cause))
      if (!await followPlainly(host, link.href)) failure.show(link.href, besideOf(link))
      return
    } finally {
      waiting.end()
    }
    if (host.signal.aborted) return
    const links = linksWith(link)
    store.setState({ open: { pictures: links.map(pictureOf), index: links.indexOf(link), link } })
    draw()
  })
  const answer = (life: Life, element: Element, selector: string) => {
    onLegacy(element, 'click', (event) => {
      const link = isOurClick(event) ? closestTo(event, selector) : undefined
      if (!link || !isPicture(link)) return
      event.preventDefault()
      open(link)
    }, life)
    for (const type of INTENTS) {
      listen(life, element, type, (event) => {
        if (!savesData() && closestTo(event, selector)) loadViewer().catch(() => undefined)
      }, { passive: true })
    }
  }
  answer(host, host.element, LINKS)
  const theirs = new WeakSet<Element>()
  offerFunction(host, functions.init, (given) => {
    for (const element of givenElements(given)) {
      // A picture of ours is answered already.
      if (theirs.has(element) || invoke(element, 'closest', [anatomy.single, anatomy.gallery].join())) continue
      theirs.add(element)
      answer(host, element, anatomy.link)
    }
  })
}

/** A copy of links that were dimmed while the viewer was on its way would stay so: it does not come to them. */
function clearCopied(element: Element): void {
  for (const link of [element, ...invoke(element, 'querySelectorAll', LINKS)]) if (invoke(link, 'matches', LINKS)) invoke(link, 'removeAttribute', BUSY)
}

/** Where it is said that a picture could not be loaded: below it, where that has a place of its own. */
function besideOf(link: Element): Place {
  const item = invoke(link, 'closest', anatomy.gridItem)
  return item ? { position: 'end', anchor: item } : { position: 'after', anchor: invoke(link, 'closest', anatomy.module) ?? link }
}

/** Pictures that are looked at over the page: those of galleries, and single ones. */
export const unit = defineBehaviour({ name: 'page-builder/lightbox', selector: LIGHTBOX, when: 'now', messages, read: () => null, start: bindLightbox })

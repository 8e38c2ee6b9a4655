import { invoke, type EndableLife } from '@tillkit/dom'
import { adoptAs, defineWidget } from '@tillkit/mount'
import { emitLegacy, readGlobal } from '@tillkit/platform'
import { GALLERY_PARAMS, lifeEvents, onGalleryTold } from '@tillkit/platform/gallery'
import { anatomy, classes } from './anatomy.ts'
import { readConfig, readSettings, type Settings } from './config.ts'
import type { GalleryHost } from './context.ts'
import { drawRow } from './controls/thumbnails.ts'
import type { Gallery } from './gallery.types.ts'
import { bindKeys } from './keys.ts'
import { bindOpener } from './lightbox/opener.ts'
import { manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { createMoves } from './moves.ts'
import { watchPictures } from './pictures.ts'
import { bindPublicNames, startedWith } from './public-names.ts'
import { bindSlides, clearCopied } from './slides.bind.ts'
import { createGalleryStore } from './store.ts'
import { bringZoom } from './zoom/bring-zoom.ts'

// Declared once: a later gallery finds the code known.
const loadArrows = () => import('./controls/arrows.late.ts')
const loadSwipes = () => import('./swipes.late.ts')
const loadSlideshow = () => import('./slideshow.late.ts')

/** The pictures of a product. */
export const productGallery = defineWidget({
  ...manifest,
  messages,
  read: readConfig,
  key: ({ key }) => key,
  store: createGalleryStore,
  bind(host: GalleryHost) {
    const { element } = host
    const start = startedWith(element)
    const raise = (event: string) => {
      if (!start) emitLegacy(element, event, [element, readGlobal(GALLERY_PARAMS)])
    }
    raise(lifeEvents.beforeInit)
    const settings = readSettings(start?.given)
    clearCopied(element)
    // The server prints it invisible, for a script to show once it is laid out.
    adoptAs(host, element, { style: { opacity: '1' } })
    let found: readonly Element[] = []
    let life: EndableLife | undefined
    // Other scripts add slides, and take some away.
    const look = () => {
      const now = [...invoke(element, 'querySelectorAll', anatomy.slide)]
      if (life && now.length === found.length && now.every((slide, index) => slide === found[index])) return
      life?.end()
      life = host.branch()
      found = now
      startSlides({ host, life, settings, slides: now as HTMLElement[] })
    }
    look()
    // Of its own nodes alone: a page changes in many other places.
    const observer = new MutationObserver(host.guard(look))
    observer.observe(element, { childList: true, subtree: true })
    host.onEnd(() => observer.disconnect())
    raise(lifeEvents.afterInit)
  },
})

function startSlides(found: Pick<Gallery, 'host' | 'life' | 'settings' | 'slides'>): void {
  const { host: { element, store }, life, slides } = found
  const wrapper = slides[0]?.parentElement
  if (!wrapper) return
  // Where a theme's own slider has taken the slides elsewhere it is the one that moves them, as with the platform's script.
  const isRow = invoke(wrapper, 'matches', anatomy.wrapper) && slides.every((slide) => slide.parentElement === wrapper)
  const settings = isRow ? found.settings : { ...found.settings, slider: null }
  const isMoving = settings.slider !== null && slides.length > 1
  store.setState(({ active }) => ({ active: isMoving && active < slides.length ? active : 0 }))
  const base = { ...found, settings, wrapper }
  const moves = createMoves(base)
  const gallery: Gallery = { ...base, move: isMoving ? moves.move : () => false }
  adoptAs(life, element, { classes: { [classes.slides]: true } })
  if (isMoving && settings.slider) startSlider(gallery, moves, settings.slider)
  watchPictures(gallery)
  if (settings.zoom) bringZoom(gallery, settings.zoom)
  bindPublicNames(gallery, settings.lightbox ? bindOpener(gallery) : undefined)
}

function startSlider(gallery: Gallery, moves: ReturnType<typeof createMoves>, slider: NonNullable<Settings['slider']>): void {
  const { host, life, move } = gallery
  bindSlides(gallery)
  if (slider.controls !== 'none') drawRow(gallery, slider.controls)
  if (slider.hasArrows) host.load(life, loadArrows, ({ drawArrows }) => drawArrows(gallery))
  if (slider.keyboard) bindKeys(gallery)
  // A pen or a finger: who has only a mouse does without.
  if (slider.swipes && navigator.maxTouchPoints > 0) host.load(life, loadSwipes, ({ bindSwipes }) => bindSwipes(gallery, moves))
  onGalleryTold(host.element, { toStart: () => move(0, 'page') }, life)
  if (slider.interval !== null) host.load(life, loadSlideshow, ({ playSlides }) => playSlides(gallery, slider.interval ?? 0))
}

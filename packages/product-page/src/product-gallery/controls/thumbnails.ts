import { attributeOf, closestTo, invoke, listen, pressByKey } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { onGalleryTold } from '@tillkit/platform/gallery'
import { h } from '@tillkit/ui/plain'
import { attributes, COLUMN_PROPERTY, COLUMNS, COLUMNS_PROPERTY, drawn, MOST_COLUMNS, POSTER } from '../anatomy.ts'
import type { Gallery } from '../gallery.types.ts'
import { imageIn, nameOf } from '../slide-parts.ts'
import { restorePrinted } from '../slides.bind.ts'
import { write } from './write.ts'

/** More than these the keyboard is not led through where it has its arrows: it goes to the one that shows, and on by those. */
const FEW = 12

/** Draws the thumbnails, or dots with numbers in their place, and lets them lead to their pictures. */
export function drawRow(gallery: Gallery, kind: 'thumbnails' | 'dots'): void {
  const { life, host, slides, move } = gallery
  const items = slides.map((_, index) => (kind === 'dots' ? h('a', { href: '#', role: 'button' }, String(index + 1)) : h('img', { role: 'button', draggable: 'false' })))
  const row = h('ol', { class: kind === 'dots' ? drawn.dots : drawn.thumbs }, ...items.map((item) => h('li', {}, item)))
  sayColumns(row, gallery)
  slot(life, { position: 'end', anchor: host.element }).append(row)
  const show = () => items.forEach((item, index) => showItem(gallery, item, index))
  show()
  life.onEnd(host.store.subscribe(life.guard(show)))
  // The platform's form writes the picture of a variation into the first one, and leaves its other sizes (bug 16).
  const observer = new MutationObserver(life.guard(show))
  observer.observe(row, { subtree: true, attributeFilter: ['src'] })
  life.onEnd(() => observer.disconnect())
  for (const item of items) pressByKey(life, item)
  const itemOf = (target: EventTarget | null): number => items.findIndex((item) => item === target)
  onLegacy(row, 'click', (event) => {
    const index = items.findIndex((item) => item.parentElement === closestTo(event, 'li'))
    if (index < 0) return
    event.preventDefault()
    move(index, 'shopper')
  }, life)
  // As scripts of the page say it: the form, for the picture of a variation. The first slide may show that of another still.
  const choose = (target: EventTarget | null) => {
    const index = itemOf(target)
    if (index < 0) return
    restorePrinted(slides[0])
    restorePrinted(items[0])
    move(index, 'page')
  }
  onGalleryTold(host.element, { choose }, life)
  if (kind === 'thumbnails') listen(life, row, 'error', ({ target }) => replaceBroken(gallery, items, target), { capture: true })
}

/** Tells the sheets how many thumbnails stand side by side, where the one in the head does not know it by the platform's class. */
function sayColumns(row: HTMLElement, { host: { element, config: { columns } } }: Gallery): void {
  if (columns === COLUMNS || getComputedStyle(element).getPropertyValue(COLUMNS_PROPERTY)) return
  // Of a single column, which is no wider than one of four, the place.
  if (columns === 1) row.style.setProperty(COLUMN_PROPERTY, '1')
  else row.style.setProperty(COLUMNS_PROPERTY, String(Math.min(columns, MOST_COLUMNS)))
}

/** Shows what a thumbnail leads to, and whether that shows. */
function showItem({ host, slides, settings: { slider } }: Gallery, item: HTMLElement, index: number): void {
  const { active } = host.store.getState()
  const slide = slides[index]
  const isActive = index === active
  item.classList.toggle(drawn.current, isActive)
  write(item, 'aria-current', isActive ? 'true' : null)
  const isStop = slides.length <= FEW || isActive || slider?.keyboard !== true
  write(item, 'tabindex', isStop ? '0' : '-1')
  const name = nameOf(host, slides, index)
  write(item, 'aria-label', name)
  if (!slide || !(item instanceof HTMLImageElement)) return
  // An empty one would say that there is nothing to press.
  write(item, 'alt', name)
  showPicture(item, slide)
}

/** What a thumbnail showed when it was drawn, of which there are other sizes, and what we have written last: anything else is somebody else's. */
const shown = new WeakMap<Element, { readonly first: string; readonly last: string }>()

function showPicture(item: HTMLImageElement, slide: Element): void {
  const image = imageIn(slide)
  const source = attributeOf(slide, attributes.thumb) || (image ? attributeOf(image, 'src') : '') || posterOf(slide)
  const { first = source, last = attributeOf(item, 'src') } = shown.get(item) ?? {}
  const isOurs = attributeOf(item, 'src') === last
  if (isOurs) shown.set(item, { first, last: source })
  const now = isOurs ? source : attributeOf(item, 'src')
  const of = (name: string) => (now === first && attributeOf(slide, name)) || null
  write(item, 'srcset', of(attributes.thumbSrcset))
  write(item, 'sizes', of(attributes.thumbSizes))
  write(item, 'src', now || null)
}

/** The picture of a video that does not play yet. */
const posterOf = (slide: Element): string => {
  const video = invoke(slide, 'querySelector', POSTER)
  return video ? attributeOf(video, 'poster') : ''
}

/** A thumbnail whose file does not come shows the slide's own picture, which the page has anyway. */
function replaceBroken({ slides }: Gallery, items: readonly HTMLElement[], target: EventTarget | null): void {
  const index = items.findIndex((item) => item === target)
  const [item, slide] = [items[index], slides[index]]
  const image = slide && imageIn(slide)
  const source = image ? image.currentSrc || attributeOf(image, 'src') : ''
  if (!item || source === '' || attributeOf(item, 'src') === source) return
  write(item, 'srcset', null)
  write(item, 'src', source)
}

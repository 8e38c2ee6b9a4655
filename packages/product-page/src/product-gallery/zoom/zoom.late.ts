import { attributeOf, closestTo, type EndableLife, invoke, type Life, listen, native } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import { anatomy, attributes, ZOOM_CLASS, ZOOM_DESTROY } from '../anatomy.ts'
import type { Said } from '../config.ts'
import type { Gallery } from '../gallery.types.ts'
import { imageIn } from '../slide-parts.ts'
import { zoomOffset, zoomSize, type Size } from './zoom.model.ts'
import { readZoom, type ZoomSettings } from './zoom.settings.ts'

/** The large picture over a slide. */
interface Zoom {
  readonly life: EndableLife
  readonly isShown: () => boolean
  /** Shows what lies below a pointer. */
  follow(event: MouseEvent): void
  hide(): void
}

/**
 * Shows a picture at its full size below a pointer. Its file is fetched when a mouse or a pen first comes, and never for a finger.
 * @param said what the page sets for it
 * @param over the pointer that has brought this code
 */
export function bindZoom(gallery: Pick<Gallery, 'life' | 'host' | 'slides'>, said: Said, over?: PointerEvent): void {
  const settings = readZoom(said)
  const { life, host, slides } = gallery
  const zooms = new Map<HTMLElement, Zoom>()
  const destroy = (slide: HTMLElement) => {
    zooms.get(slide)?.life.end()
    zooms.delete(slide)
  }
  const enter = (slide: HTMLElement, event: MouseEvent) => {
    const zoom = zooms.get(slide) ?? openZoom(life, slide, settings)
    if (!zoom) return
    zooms.set(slide, zoom)
    zoom.follow(event)
  }
  const isFine = ({ pointerType }: PointerEvent) => pointerType !== 'touch'
  for (const slide of slides) {
    if (settings.onHover) listen<PointerEvent>(life, slide, 'pointerenter', (event) => isFine(event) && enter(slide, event))
    else onPress(life, slide, (event) => (zooms.get(slide)?.isShown() ? zooms.get(slide)?.hide() : enter(slide, event)))
    listen<PointerEvent>(life, slide, 'pointermove', (event) => {
      // Also one that was there before this code, or before the picture of a variation.
      if (isFine(event) && (settings.onHover || zooms.get(slide)?.isShown())) enter(slide, event)
    })
    listen(life, slide, 'pointerleave', () => zooms.get(slide)?.hide())
    onLegacy(slide, ZOOM_DESTROY, () => destroy(slide), life)
  }
  const under = over && slides.find((slide) => slide.matches(':hover'))
  if (under && settings.onHover) enter(under, over)
  // What is large is the picture that was there before.
  life.onEnd(host.store.subscribe((now, before) => {
    if (now.pictures !== before.pictures) slides.forEach(destroy)
  }))
}

/** Zooms by presses, where the shop wants it so: the picture's link waits for the button that opens the pictures. */
function onPress(life: Life, slide: HTMLElement, press: (event: MouseEvent) => void): void {
  // Older browsers do not say of a click what it was made with.
  let pressedWith = ''
  listen<PointerEvent>(life, slide, 'pointerdown', ({ pointerType }) => void (pressedWith = pointerType))
  listen<MouseEvent>(life, slide, 'click', (event) => {
    if (pressedWith === 'touch' || event.detail === 0 || !closestTo(event, anatomy.image)) return
    event.preventDefault()
    press(event)
  })
}

/** How large a picture's file is: as the page says, which a variation may have changed, else as it has come. */
function fileSize(image: HTMLImageElement): Size {
  const of = (name: string) => Number.parseInt(attributeOf(image, name), 10) || 0
  return { width: of(attributes.fullWidth), height: of(attributes.fullHeight) }
}

function openZoom(owner: Life, slide: HTMLElement, { url, magnify, ms }: ZoomSettings): Zoom | undefined {
  const image = imageIn(slide)
  const source = url || (image && (attributeOf(image, attributes.close) || attributeOf(image, attributes.full)))
  const boxOf = (): Size => ({ width: native(slide, 'clientWidth'), height: native(slide, 'clientHeight') })
  if (!image || !source || !zoomSize(fileSize(image), boxOf(), 1)) return undefined
  const life = owner.branch()
  const large = h('img', { class: ZOOM_CLASS, alt: '', role: 'presentation', 'aria-hidden': 'true' })
  let last: MouseEvent | undefined
  const show = () => {
    const box = boxOf()
    const size = last && zoomSize({ width: large.naturalWidth, height: large.naturalHeight }, box, magnify)
    if (!last || !size) return
    const { left, top } = invoke(slide, 'getBoundingClientRect')
    const { x, y } = zoomOffset({ x: (last.clientX - left) / box.width, y: (last.clientY - top) / box.height }, size, box)
    Object.assign(large.style, { width: `${size.width}px`, height: `${size.height}px`, translate: `${x}px ${y}px`, opacity: '1' })
  }
  listen(life, large, 'load', show)
  Object.assign(large.style, { opacity: '0', transition: `opacity ${ms}ms` })
  large.src = source
  slot(life, { position: 'end', anchor: slide }).append(large)
  return {
    life,
    isShown: () => last !== undefined,
    follow(event) {
      last = event
      show()
    },
    hide() {
      last = undefined
      large.style.opacity = '0'
    },
  }
}

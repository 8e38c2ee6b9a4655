import { nearest } from '@tillkit/dom'
import { useMemo, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import Carousel, { type Slide } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useModal, type ModalOptions } from '../dialog/use-modal.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { classNames } from '../support/class-names.ts'
import { CloseIcon } from '../support/icons.tsx'

/** One file of a picture, for `srcset`. */
export interface LightboxSource {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A picture of a lightbox. */
export interface LightboxPicture {
  readonly src: string
  /** What it shows, for those who do not see it. */
  readonly alt: string
  /** Its size in px: with it, zooming knows how far the picture goes, and nothing is measured first. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** The same in other sizes. */
  readonly srcSet?: readonly LightboxSource[] | undefined
  /** Words below it. */
  readonly caption?: ReactNode
}

/** The words of a lightbox. */
export interface LightboxLabels {
  /** The dialog's name: "Pictures of the cash drawer". */
  readonly name: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** What the row of pictures is, for screen readers: "carousel". */
  readonly carousel: string
  /** What one of them is: "picture". */
  readonly slide: string
  /** Which picture it is, with `{index}` and `{total}` in it: "{index} of {total}". */
  readonly counter: string
}

/** Options of a lightbox. */
export interface LightboxProps extends Omit<ModalOptions, 'closesOnBackdrop' | 'initialFocus'> {
  readonly pictures: readonly LightboxPicture[]
  /** The picture that shows at first, from 0. Default 0. */
  readonly index?: number | undefined
  /** Told which picture shows, at first and after each turn. */
  readonly onView?: ((index: number) => void) | undefined
  readonly labels: LightboxLabels
  readonly className?: string | undefined
}

/** A keyboard that is on the pictures turns them by its arrows. */
const PICTURES = '.yarl__container'

/** What a press is meant for itself; everything else is the ground that pictures stand on. */
const NO_GROUND = 'img,button,.yarl__toolbar,.tillkit-lightbox__caption'

/** How far, in px, a finger may move for its press to be one rather than a swipe. */
const STILL = 8

/**
 * Pictures over the whole window, open for as long as it is drawn: turned by arrows, buttons and swipes, larger by a double
 * press, two fingers, plus and minus. A press beside a picture closes it.
 */
export function Lightbox({ pictures, index = 0, onView, labels, className, ...modal }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(index)
  const slides = useMemo(() => pictures.map(slideOf), [pictures])
  const handlers = useModal(dialog, { ...modal, closesOnBackdrop: false, initialFocus: () => dialog.current?.querySelector<HTMLElement>(PICTURES) })
  const ground = useGroundPress(() => modal.onClose('backdrop'))
  const isOne = pictures.length < 2
  const close = <IconButton key="close" label={labels.close} icon={<CloseIcon />} onClick={() => modal.onClose('button')} />
  return (
    <dialog {...handlers} {...ground} ref={dialog} className={classNames('tillkit-lightbox', className)} aria-label={labels.name} tabIndex={-1}>
      {!isOne && (
        <p className="tillkit-lightbox__counter" aria-hidden="true">
          <bdi>{labels.counter.replace('{index}', String(at + 1)).replace('{total}', String(pictures.length))}</bdi>
        </p>
      )}
      <Carousel
        plugins={[Inline, Zoom]}
        slides={slides}
        index={at}
        className="tillkit-lightbox__pictures"
        carousel={{ finite: isOne, padding: 0 }}
        // The dialog's own keys close it.
        controller={{ closeOnEscape: false, touchAction: 'none' }}
        toolbar={{ buttons: [close] }}
        labels={wordsOf(labels)}
        zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
        on={{
          view({ index: shown }) {
            setAt(shown)
            onView?.(shown)
          },
        }}
        render={{
          ...(isOne && { buttonPrev: () => null, buttonNext: () => null }),
          slideFooter: ({ slide }) => captionOf(pictures, slide),
        }}
      />
    </dialog>
  )
}

/** Hears presses on the ground, from where they began to where they ended: what is dragged from there, or to there, is none. */
function useGroundPress(pressed: () => void) {
  const began = useRef<readonly [x: number, y: number]>(undefined)
  const isGround = ({ target }: MouseEvent) => target instanceof Element && !nearest(target, NO_GROUND)
  return {
    onPointerDown(event: PointerEvent) {
      began.current = isGround(event) ? [event.clientX, event.clientY] : undefined
    },
    onClick(event: MouseEvent) {
      const [x, y] = began.current ?? []
      began.current = undefined
      if (x === undefined || y === undefined || !isGround(event)) return
      if (Math.hypot(event.clientX - x, event.clientY - y) < STILL) pressed()
    },
  }
}

function slideOf({ src, alt, width, height, srcSet }: LightboxPicture): Slide {
  return { src, alt, ...(width && { width }), ...(height && { height }), ...(srcSet && { srcSet }) }
}

function captionOf(pictures: readonly LightboxPicture[], slide: Slide): ReactNode {
  const caption = pictures.find(({ src }) => src === slide.src)?.caption
  return (
    caption && (
      <p className="tillkit-lightbox__caption" dir="auto">
        {caption}
      </p>
    )
  )
}

function wordsOf(labels: LightboxLabels) {
  return {
    Previous: labels.previous,
    Next: labels.next,
    'Zoom in': labels.zoomIn,
    'Zoom out': labels.zoomOut,
    Carousel: labels.carousel,
    'Photo gallery': labels.name,
    Slide: labels.slide,
    '{index} of {total}': labels.counter,
  }
}

import { nearest } from '@tillkit/dom'
import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import Carousel, { ACTION_CLOSE, createModule, MODULE_CONTROLLER, useEvents, type ComponentProps, type Plugin, type Slide, type ZoomRef } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useModal, type ModalOptions } from '../dialog/use-modal.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { classNames } from '../support/class-names.ts'
import { CloseIcon } from '../support/icons.tsx'
import { useLatest } from '../support/use-latest.ts'

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
  /** Whether the last picture is followed by the first. Default true. */
  readonly loops?: boolean | undefined
  /** Whether it says which picture it is. Default true. */
  readonly hasCounter?: boolean | undefined
  /** Whether there are buttons that turn; keys and swipes do so in any case. Default true. */
  readonly hasArrows?: boolean | undefined
  /** Whether there are buttons for zooming; keys, fingers and the wheel do so in any case. Default true. */
  readonly hasZoom?: boolean | undefined
  /** How far a picture is zoomed, in pixels of the screen for each of the file. Default 2. */
  readonly maxZoom?: number | undefined
  /** How dark the ground is, from 0 to 1. Default 1. */
  readonly ground?: number | undefined
  readonly className?: string | undefined
}

/** Has the focus begin on a button as soon as that is there: the arrows turn the pictures from there, too. */
const focusFirst = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** What a press is meant for itself; everything else is the ground that pictures stand on. */
const NO_GROUND = 'img,button,.yarl__toolbar,.tillkit-lightbox__caption'

/** How far, in px, a finger may move for its press to be one rather than a swipe. */
const STILL = 8

/**
 * Pictures over the whole window, open for as long as it is drawn: turned by arrows, Home and End, buttons and swipes, larger by a double
 * press, two fingers, plus and minus, and as they were by 0. A press beside a picture closes it, and so does one that is dragged down.
 */
export function Lightbox(props: LightboxProps) {
  const { pictures, index = 0, onView, labels, className, loops = true, hasCounter = true, hasArrows = true, hasZoom = true, maxZoom = 2, ground = 1, ...modal } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(index)
  const slides = useMemo(() => pictures.map(slideOf), [pictures])
  const handlers = useModal(dialog, { ...modal, closesOnBackdrop: false, initialFocus: () => dialog.current?.querySelector<HTMLElement>('.tillkit-lightbox__close') ?? dialog.current?.querySelector<HTMLElement>('.yarl__container') })
  const press = useGroundPress(() => modal.onClose('backdrop'))
  const plugins = usePullDown(() => modal.onClose('backdrop'))
  const zoom = useRef<ZoomRef>(null)
  const isOne = pictures.length < 2
  const close = <IconButton key="close" ref={focusFirst} className="tillkit-lightbox__close" label={labels.close} icon={<CloseIcon />} onClick={() => modal.onClose('button')} />
  return (
    <dialog
      {...handlers}
      {...press}
      ref={dialog}
      className={classNames('tillkit-lightbox', className)}
      style={groundOf(ground)}
      aria-label={labels.name}
      tabIndex={-1}
      onKeyDown={(event) => answerKey(event, { turn: (to) => setAt(to === 'first' ? 0 : pictures.length - 1), unzoom: () => zoom.current?.changeZoom(1) })}
    >
      {!isOne && hasCounter && (
        <p className="tillkit-lightbox__counter" aria-hidden="true">
          <bdi>{labels.counter.replace('{index}', String(at + 1)).replace('{total}', String(pictures.length))}</bdi>
        </p>
      )}
      <Carousel
        plugins={plugins}
        slides={slides}
        index={at}
        className="tillkit-lightbox__pictures"
        carousel={{ finite: isOne || !loops, padding: 0 }}
        // The dialog's own keys close it.
        controller={{ closeOnEscape: false, closeOnPullDown: true }}
        toolbar={{ buttons: [close] }}
        labels={wordsOf(labels)}
        zoom={{ ref: zoom, maxZoomPixelRatio: maxZoom, scrollToZoom: true }}
        on={{
          view({ index: shown }) {
            setAt(shown)
            onView?.(shown)
          },
        }}
        render={{
          ...((isOne || !hasArrows) && { buttonPrev: () => null, buttonNext: () => null }),
          ...(!hasZoom && { buttonZoom: () => null }),
          slideFooter: ({ slide }) => captionOf(pictures, slide),
        }}
      />
    </dialog>
  )
}

/** What keys do that the library has none for. */
interface KeyAnswers {
  turn(to: 'first' | 'last'): void
  unzoom(): void
}

function answerKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, { turn, unzoom }: KeyAnswers): void {
  if (ctrlKey || altKey || metaKey) return
  if (key === 'Home') turn('first')
  if (key === 'End') turn('last')
  if (key === '0') unzoom()
}

/** The library's parts, with one that hears of a picture that was dragged down. */
function usePullDown(pulled: () => void): Plugin[] {
  const latest = useLatest(pulled)
  return useMemo(() => {
    function PullDown({ children }: ComponentProps) {
      const { subscribe } = useEvents()
      useEffect(() => subscribe(ACTION_CLOSE, () => latest.current()), [subscribe])
      return children
    }
    const pullDown: Plugin = ({ addChild, augment }) => {
      addChild(MODULE_CONTROLLER, createModule('pull-down', PullDown), true)
      // As a part of a page it would leave ways up and down to the browser, whatever it is told.
      augment(({ controller, ...props }) => ({ ...props, controller: { ...controller, touchAction: 'none' } }))
    }
    return [Inline, Zoom, pullDown]
  }, [latest])
}

/** The dark ground lets something of the page through where a shop wants it so. */
function groundOf(ground: number): CSSProperties | undefined {
  return ground < 1 ? { ['--tillkit-lightbox' as string]: `rgb(18 20 22 / ${ground * 100}%)` } : undefined
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

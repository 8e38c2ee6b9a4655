import { followSize, type Life, listen } from '@tillkit/dom'
import { adoptEach } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Slides } from './slider.read.ts'
import { measured as anatomy } from './anatomy.ts'

/** How much of a slider's height its pictures may take. */
const PICTURE_PART = 0.8

/** What is read of a slider at once, in px. */
interface Read {
  readonly tallest: number
  /** That its pictures may have. */
  readonly picture: number
  /** Whether any has more. */
  readonly isCut: boolean
}

/**
 * A slider that is being measured, step by step: all that are read are read together, and all written, so that the page is laid out
 * once, and once more where a picture is made lower, and not so for each of them.
 */
interface Measuring {
  /** How wide the slider was when it was measured last, in px; 0 as long as it has not been. */
  readonly width: number
  /** Lets everything be as tall as it is by itself. */
  begin(): void
  /** Also how high all is that stands in the slides. */
  read(): Read
  fit(read: Read): void
  /** Reads anew how high that is, now that pictures are lower. */
  readContent(): void
  finish(): void
}

const waiting = new Set<Measuring>()
let frame = 0

function measureAll(): void {
  const all = [...waiting]
  waiting.clear()
  for (const one of all) one.begin()
  const reads = all.map((one) => ({ one, read: one.read() }))
  for (const { one, read } of reads) one.fit(read)
  for (const { one, read } of reads) if (read.isCut) one.readContent()
  for (const one of all) one.finish()
}

/** What was measured of a slider. */
interface Heights {
  /** Of the tallest slide's content, in px. */
  readonly tallest?: number
  /** That pictures may have, in px. */
  readonly picture?: number
  /** Of what holds the picture of a slide, in px. */
  readonly images?: ReadonlyMap<Element, number>
}

/** Keeps all slides as tall as the tallest, and their pictures within them. @returns measures anew, at once */
export function bindHeights(life: Life, slides: Slides): () => void {
  const { host: { element }, slides: all } = slides
  const find = (selector: string) => all.flatMap((slide) => [...slide.querySelectorAll<HTMLElement>(selector)])
  const parts = { containers: find(anatomy.container), images: find(anatomy.image), pictures: find(anatomy.picture) }
  if (parts.containers.length === 0) return () => undefined
  const known: Known = new Map(find(anatomy.content).map((part) => [part, 0]))
  const measuring = measuringOf(slides, { ...parts, known }, bindMeasured(life, slides, parts))
  const soon = () => {
    if (life.signal.aborted) return
    if (waiting.size === 0) frame = requestAnimationFrame(measureAll)
    waiting.add(measuring)
  }
  soon()
  follow(life, { element, known, measuring }, soon)
  life.onEnd(() => {
    if (waiting.delete(measuring) && waiting.size === 0) cancelAnimationFrame(frame)
  })
  return () => {
    if (life.signal.aborted) return
    waiting.add(measuring)
    cancelAnimationFrame(frame)
    measureAll()
  }
}

/** What in a slider has a height of ours. */
interface Parts {
  readonly containers: readonly HTMLElement[]
  readonly images: readonly HTMLElement[]
  /** What is not to be taller than most of it. */
  readonly pictures: readonly HTMLElement[]
}

/** What stands in a slider's slides, and how high each was when it was measured, in px. */
type Known = Map<Element, number>

const isFirst = ({ host: { element } }: Slides) => element.closest(anatomy.firstSection) !== null

/** Shows what was measured. */
function bindMeasured(life: Life, slides: Slides, { containers, images, pictures }: Parts): StoreApi<Heights> {
  const store = createStore<Heights>(() => ({}))
  const bind = (nodes: readonly Element[], name: string, of: (state: Heights, node: Element) => number | undefined) => {
    adoptEach(life, nodes, store, of, (value) => ({ style: { [name]: value === undefined ? '' : `${value}px` } }))
  }
  if (!isFirst(slides)) bind(containers, 'height', ({ tallest }) => tallest)
  bind(pictures, 'max-height', ({ picture }) => picture)
  bind(images.filter((image) => image.closest(anatomy.centred)), 'margin-top', ({ images: known }, image) => halfOf(known?.get(image)))
  return store
}

function measuringOf(slides: Slides, { containers, images, pictures, known }: Parts & { readonly known: Known }, store: StoreApi<Heights>): Measuring {
  const { host: { element }, store: shown } = slides
  let before: Heights = {}
  let width = 0
  let heights: ReadonlyMap<Element, number> = new Map()
  const readContent = () => {
    for (const part of known.keys()) known.set(part, (part as HTMLElement).offsetHeight)
    heights = new Map(images.map((image) => [image, image.offsetHeight]))
  }
  return {
    get width() {
      return width
    },
    begin() {
      before = store.getState()
      shown.setState({ isMeasuring: true })
      store.setState({}, true)
    },
    read() {
      width = element.offsetWidth
      const tallest = Math.max(...containers.map(({ offsetHeight }) => offsetHeight))
      const picture = (isFirst(slides) ? tallest : element.offsetHeight) * PICTURE_PART
      readContent()
      return { tallest, picture, isCut: width > 0 && pictures.some(({ offsetHeight }) => offsetHeight > picture) }
    },
    fit({ tallest, picture }) {
      // One that is hidden keeps what it had until it shows.
      store.setState(width > 0 ? { tallest, picture } : before, true)
    },
    readContent,
    finish() {
      if (width > 0) store.setState({ images: heights })
      shown.setState({ isMeasuring: false })
    },
  }
}

const halfOf = (height: number | undefined) => (height ? -height / 2 : undefined)

/** A slider that is followed. */
interface Followed {
  readonly element: HTMLElement
  readonly known: Known
  readonly measuring: Pick<Measuring, 'width'>
}

/**
 * Runs when a slider has another width, when a picture or a font has come, or when what stands in the slide that shows has another
 * height than it was measured with: words of a script's, something that was opened. What measuring itself does to heights is no news,
 * nor is what was there when it was measured.
 */
function follow(life: Life, { element, known, measuring }: Followed, run: () => void): void {
  followSize(life, { of: [element, ...known.keys()] }, (entries) => {
    const isOther = ({ target, borderBoxSize: [box] }: ResizeObserverEntry) => {
      if (!box) return false
      // Both were measured in whole pixels.
      const isFar = (now: number, before: number) => Math.abs(now - before) >= 1
      const before = known.get(target)
      if (before === undefined) return box.inlineSize > 0 && isFar(box.inlineSize, measuring.width)
      // One that does not show has no height.
      return box.blockSize > 0 && before > 0 && isFar(box.blockSize, before)
    }
    if (entries.some(isOther)) run()
  })
  listen(life, element, 'load', run, { capture: true, passive: true })
  if (document.readyState !== 'complete') listen(life, window, 'load', run, { passive: true })
  // Not all browsers tell of fonts, nor do all pages wait for theirs.
  const { fonts } = document as Partial<Document>
  if (fonts?.status === 'loading') void fonts.ready.then(life.guard(run))
}

import { type Life, native, listen, invoke } from '@tillkit/dom'
import { adopt, adoptAs, adoptEach } from '@tillkit/mount'
import { raise } from '@tillkit/platform'
import { SLIDE_EVENTS, type SlideDetail } from '../shared/slides/slide-events.ts'
import { reload } from '../shared/embed/embed.ts'
import { anatomy, attributes, classes, transitionTo, videos } from './anatomy.ts'
import type { Slides, SlidesState } from './slider.read.ts'

/** What a slide is at a moment. */
type Role = 'shown' | 'entering' | 'leaving' | 'moved' | 'hidden'

function roleOf({ active, moved, isMoving }: SlidesState, index: number): Role {
  if (index === active) return isMoving ? 'entering' : 'shown'
  return index === moved ? (isMoving ? 'leaving' : 'moved') : 'hidden'
}

/** Shows slides and slider as they are: the server's own nodes, with the classes that themes and scripts go by. */
export function bindSlides(life: Life, { host, slides, store }: Slides): void {
  const indexes = new Map(slides.map((slide, index) => [slide, index]))
  // Of a copy of a slider that was mounted: as printed, its slides would be out of reach for good when we are gone.
  for (const slide of slides) slide.inert = false
  adoptEach(life, slides, store, (state, slide) => `${roleOf(state, indexes.get(slide) ?? 0)} ${state.isMeasuring}`, (part) => {
    const [role = '', isMeasuring] = part.split(' ')
    const isActive = role === 'shown' || role === 'entering'
    const isFading = role === 'entering' || role === 'leaving'
    return {
      classes: {
        [classes.active]: isActive,
        [classes.moved]: role === 'leaving' || role === 'moved',
        [classes.inTransition]: isFading,
      },
      style: {
        display: isActive || isFading || isMeasuring === 'true' ? 'block' : 'none',
        ...(isFading && { 'z-index': role === 'leaving' ? '2' : '1' }),
      },
      attributes: { inert: isActive ? null : '' },
    }
  })
  bindRoot(life, { host, slides, store })
}

/** What the slider itself says: which slide it shows, which way it goes, and whether that one is light or dark. */
function bindRoot(life: Life, { host: { element }, slides, store }: Pick<Slides, 'host' | 'slides' | 'store'>): void {
  const tones = [classes.light, classes.dark]
  const hasTone = (node: Element | undefined, tone: string) => node !== undefined && native(node, 'classList').contains(tone)
  const mirrors = !tones.some((tone) => hasTone(element, tone))
  adopt(life, element, store, ({ active, moved = active, direction, isMoving }) => {
    const toned = slides[isMoving ? moved : active]
    const id = slides[active]?.getAttribute(attributes.slideId)
    return {
      classes: {
        ...(mirrors && Object.fromEntries(tones.map((tone) => [tone, hasTone(toned, tone)]))),
        ...(isMoving && { [classes.inTransition]: true }),
        ...(direction !== undefined && { [transitionTo(direction)]: true }),
      },
      ...(typeof id === 'string' && { attributes: { [attributes.activeSlide]: id } }),
    }
  })
}

/** Where a slider begins: where its predecessor stood, else with the slide that the server has marked, else with the first. */
export function startOf(slides: readonly Element[], remembered: number | undefined): number {
  if (remembered !== undefined && remembered < slides.length) return remembered
  return Math.max(0, slides.findIndex((slide) => native(slide, 'classList').contains(classes.active)))
}

/** Marks what stands in slides without words, or without a picture: themes lay these out in their own way. */
export function markEmpty(life: Life, slides: readonly Element[]): void {
  for (const slide of slides) {
    const container = slide.querySelector(anatomy.container)
    if (!container) continue
    const isEmpty = (slide.querySelector(anatomy.description)?.innerHTML ?? '').trim() === ''
    const hasImage = slide.querySelector(anatomy.image) !== null
    adoptAs(life, container, {
      classes: { ...(isEmpty && { [classes.emptySlide]: true }), ...(!hasImage && { [classes.noImage]: true }) },
    })
  }
}

/** Lets what stands around a slider lead it, and tells which slide it shows. */
export function linkSlides(life: Life, { host: { element }, store, move }: Slides): void {
  listen<CustomEvent<SlideDetail>>(life, element, SLIDE_EVENTS.to, ({ detail }) => move(detail.index))
  life.onEnd(store.subscribe(({ active: index }, before) => {
    if (index !== before.active) raise(element, SLIDE_EVENTS.shown, { index } satisfies SlideDetail)
  }))
}

/** Lets the videos of a slide play while it is shown, and no longer (rule 9). */
export function bindVideos(life: Life, { slides, store }: Slides): void {
  let isMoving = false
  life.onEnd(store.subscribe((state) => {
    if (state.isMoving === isMoving) return
    isMoving = state.isMoving
    const left = slides[state.moved ?? -1]
    if (!left) return
    if (!isMoving) return stopPlayers(left)
    pauseVideos(left)
    playVideo(slides[state.active])
  }))
}

function pauseVideos(slide: Element): void {
  for (const video of slide.querySelectorAll('video')) if (!video.closest(videos.behind)) video.pause()
}

/** A video in a box stands behind a picture, and waits to be asked for. A browser may refuse what nobody has asked for. */
function playVideo(slide: Element | undefined): void {
  slide?.querySelector<HTMLVideoElement>(videos.playing)?.play().catch(() => undefined)
}

/** What was left is still: a player from elsewhere can only be loaded anew, and is where it may have begun. */
function stopPlayers(slide: Element): void {
  raise(slide, SLIDE_EVENTS.left, null)
  for (const player of slide.querySelectorAll(videos.player)) {
    const overlay = native(player, 'parentElement')?.parentElement?.querySelector(videos.overlay)
    const waits = overlay instanceof HTMLElement && invoke(player, 'closest', videos.box) !== null && overlay.style.display !== 'none'
    if (!waits) reload(player)
  }
}

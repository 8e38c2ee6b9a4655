import { reducesMotion } from '@tillkit/platform/theme'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { followSize, invoke, type Life, listen } from '@tillkit/dom'
import { adopt, adoptAs, adoptEach, defineBehaviour } from '@tillkit/mount'
import { createTicker, drawPauseButton, pauseUnderPointer, pauseWhileFocused } from '@tillkit/ui/plain'
import { followItems } from '../shared/grid/follow-items.ts'
import { offerFor } from '../shared/functions/public-functions.ts'
import { type Carousel, type PortfolioHost, type TrackState, stepFrom, trackOf, readPortfolio } from './portfolio.read.ts'
import { anatomy, functions, FULLWIDTH_PORTFOLIO, arrows } from './anatomy.ts'
import { bindArrows } from './arrows.ts'
import { messages } from './fullwidth-portfolio.messages.ts'

/** How long a move may take, in ms: a further one begins where it leads to. */
const MOVE = 700

/** Makes what moves the items, by scrolling the row that they stand in. */
function createCarousel({ config: { container } }: PortfolioHost, track: StoreApi<TrackState>): Carousel {
  const listeners = new Set<() => void>()
  let goal: { readonly first: number; readonly until: number } | undefined
  return {
    track,
    onMove: (run) => void listeners.add(run),
    move(by) {
      const { columns, count } = track.getState()
      const width = container.clientWidth / columns
      if (!(width > 0) || count <= columns) return
      const now = performance.now()
      const first = goal && goal.until > now ? goal.first : Math.round(Math.abs(container.scrollLeft) / width)
      const to = stepFrom(first, by, { columns, count })
      goal = { first: to, until: now + MOVE }
      const isRightToLeft = getComputedStyle(container).direction === 'rtl'
      container.scrollTo({ left: (isRightToLeft ? -1 : 1) * to * width, behavior: reducesMotion() ? 'instant' : 'smooth' })
      for (const run of listeners) run()
    },
  }
}

/** A row of items that the browser itself scrolls: by finger, by wheel, and to what has the focus. */
const ROW = {
  display: 'flex',
  'overflow-x': 'auto',
  'overflow-y': 'hidden',
  'scroll-snap-type': 'x mandatory',
  'scrollbar-width': 'none',
} as const

/** Lays the items out by the room there is, and moves those that have none into view. */
function bindPortfolio(host: PortfolioHost): void {
  const { element, config: { container, moves, interval } } = host
  const track = createStore<TrackState>(() => ({ columns: 0, height: 0, count: 0 }))
  layOut(host, track)
  if (moves) {
    const carousel = createCarousel(host, track)
    const name = invoke(element, 'querySelector', anatomy.title)?.textContent.trim() || host.t('name')
    adoptAs(host, element, { attributes: { role: 'group', 'aria-roledescription': host.t('carousel'), 'aria-label': name } })
    bindArrows(host, carousel)
    if (interval > 0) host.runInTask(host, () => rotate(host, carousel))
  }
  const measure = () => {
    const { clientWidth } = container
    // One that is hidden has no room, and is laid out when it shows.
    if (clientWidth > 0) track.setState(trackOf(clientWidth))
  }
  followSize(host, { of: [container] }, measure)
  offerFor(host, element, { [functions.init]: measure })
}

/** Gives the items their sizes. */
function layOut(host: PortfolioHost, track: StoreApi<TrackState>): void {
  const { container, moves } = host.config
  adopt(host, container, track, ({ columns, height }) => (columns === 0 ? {} : {
    attributes: { [anatomy.columns]: String(columns) },
    style: moves ? { ...ROW, height: `${String(height)}px` } : {},
  }))
  followItems(host, { container, selector: anatomy.item }, (items, own) => {
    track.setState({ count: items.length })
    adoptEach(own, items, track, ({ columns, height }) => `${String(columns)}/${String(height)}`, (size) => {
      const [columns = 0, height = 0] = size.split('/').map(Number)
      if (columns === 0) return {}
      const width = `${String(100 / columns)}%`
      return {
        style: { width, 'max-width': width, height: `${String(height)}px`, ...(moves && { flex: 'none', 'scroll-snap-align': 'start' }) },
      }
    })
  })
}

/** Projects over the whole width of a page: in a row that moves, or all of them. */
export const unit = defineBehaviour({
  name: 'page-builder/fullwidth-portfolio',
  selector: FULLWIDTH_PORTFOLIO,
  when: 'now',
  messages,
  read: readPortfolio,
  start: bindPortfolio,
})

/** Moves the items by themselves: not while somebody reads or works there, and never for who asked for less motion. */
function rotate(host: PortfolioHost, carousel: Carousel): void {
  const { element, config } = host
  const ticker = createTicker(host, config.interval, () => carousel.move(1))
  const restart = () => ticker.restart()
  carousel.onMove(restart)
  // The browser itself moves the row by fingers and wheels.
  for (const type of ['touchend', 'wheel']) listen(host, config.container, type, restart, { passive: true })
  const moving = { element, ticker, hovered: arrows.hovered, restarts: false }
  pauseUnderPointer(host, moving)
  pauseWhileFocused(host, moving)
  hideWhileStill(host, carousel, drawPauseButton(host, moving, host.t))
}

/** Hides the button where all items show: nothing moves there. */
function hideWhileStill(life: Life, { track }: Carousel, button: HTMLElement): void {
  const look = () => {
    const { columns, count } = track.getState()
    button.hidden = count <= columns
  }
  look()
  life.onEnd(track.subscribe(look))
}

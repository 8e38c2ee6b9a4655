import { followSize, invoke } from '@tillkit/dom'
import { adopt, adoptAs, adoptEach } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { followItems } from '../shared/grid/follow-items.ts'
import { offerFor } from '../shared/functions/offer-for.ts'
import { anatomy, functions } from './anatomy.ts'
import { bindArrows } from './arrows.ts'
import type { PortfolioHost, TrackState } from './context.ts'
import { createCarousel } from './carousel.ts'
import { rotate } from './rotation.ts'
import { trackOf } from './track.model.ts'

/** A row of items that the browser itself scrolls: by finger, by wheel, and to what has the focus. */
const ROW = {
  display: 'flex',
  'overflow-x': 'auto',
  'overflow-y': 'hidden',
  'scroll-snap-type': 'x mandatory',
  'scrollbar-width': 'none',
} as const

/** Lays the items out by the room there is, and moves those that have none into view. */
export function bindPortfolio(host: PortfolioHost): void {
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

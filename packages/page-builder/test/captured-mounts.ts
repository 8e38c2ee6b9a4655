import type { CapturedMounts } from '@tillkit/testing'
import { captured as barCounter } from './captured/bar-counter.ts'
import { captured as circleCounter } from './captured/circle-counter.ts'
import { captured as countdown } from './captured/countdown.ts'
import { captured as entrance } from './captured/entrance.ts'
import { captured as filterablePortfolio } from './captured/filterable-portfolio.ts'
import { captured as fullscreen } from './captured/fullscreen.ts'
import { captured as fullwidthPortfolio } from './captured/fullwidth-portfolio.ts'
import { captured as gallery } from './captured/gallery.ts'
import { captured as lightbox } from './captured/lightbox.ts'
import { captured as linkOptions } from './captured/link-options.ts'
import { captured as details } from './captured/details.ts'
import { captured as map } from './captured/map.ts'
import { captured as masonry } from './captured/masonry.ts'
import { captured as motionEffects } from './captured/motion-effects.ts'
import { captured as multiView } from './captured/multi-view.ts'
import { captured as numberCounter } from './captured/number-counter.ts'
import { captured as page } from './captured/page.ts'
import { captured as paging } from './captured/paging.ts'
import { captured as parallax } from './captured/parallax.ts'
import { captured as rows } from './captured/rows.ts'
import { captured as shop } from './captured/shop.ts'
import { captured as slider } from './captured/slider.ts'
import { captured as starRating } from './captured/star-rating.ts'
import { captured as stickyElements } from './captured/sticky-elements.ts'
import { captured as tabs } from './captured/tabs.ts'
import { captured as toggle } from './captured/toggle.ts'
import { captured as video } from './captured/video.ts'
import { captured as videoBackground } from './captured/video-background.ts'
import { captured as videoSlider } from './captured/video-slider.ts'
import { captured as wooParts } from './captured/woo-parts.ts'

/** What mounts on captured pages, by member of the family. */
const members: CapturedMounts = {
  ...barCounter, ...circleCounter, ...countdown, ...entrance, ...filterablePortfolio, ...fullscreen, ...fullwidthPortfolio, ...gallery, ...lightbox, ...linkOptions,
  ...details, ...map, ...masonry, ...multiView, ...numberCounter, ...page, ...paging, ...parallax, ...rows, ...shop, ...slider, ...starRating, ...tabs, ...toggle,
  ...video, ...videoBackground, ...videoSlider, ...wooParts,
}

/**
 * The elements that two members mount on, each one of the family's: a circle counter that comes in, lists of bars that do, and a toggle
 * that leads somewhere.
 */
const TWICE: Readonly<Record<string, number>> = { 'divi-animations': 1, 'divi-counters': 2, 'divi-link-options': 1, 'divi-modules': 1 }

/** What mounts on captured pages: the members, their family on all that they do, and the two units beside it. */
export const captured: CapturedMounts = { ...members, 'page-builder': { mounts: ofFamily() }, ...stickyElements, ...motionEffects }

function ofFamily(): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { mounts } of Object.values(members)) {
    if (typeof mounts === 'string') throw new Error('A member of the family mounts on pages of the page builder alone.')
    for (const [name, count] of Object.entries(mounts)) sums[name] = (sums[name] ?? 0) + count
  }
  return Object.fromEntries(Object.entries(sums).map(([name, count]) => [name, count - (TWICE[name] ?? 0)]))
}

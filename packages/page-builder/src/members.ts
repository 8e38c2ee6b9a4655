import type { FamilyMember, Unit } from '@tillkit/mount'
import { BAR_COUNTER } from './bar-counter/anatomy.ts'
import { CIRCLE_COUNTER } from './circle-counter/anatomy.ts'
import { COUNTDOWN } from './countdown/anatomy.ts'
import { DETAILS } from './details/anatomy.ts'
import { ENTRANCE } from './entrance/anatomy.ts'
import { FILTERABLE_PORTFOLIO } from './filterable-portfolio/anatomy.ts'
import { FULLSCREEN } from './fullscreen/anatomy.ts'
import { FULLWIDTH_PORTFOLIO } from './fullwidth-portfolio/anatomy.ts'
import { GALLERY } from './gallery/anatomy.ts'
import { LIGHTBOX } from './lightbox/anatomy.ts'
import { LINK_OPTIONS } from './link-options/anatomy.ts'
import { MAP } from './map/anatomy.ts'
import { MASONRY } from './masonry/anatomy.ts'
import { MULTI_VIEW } from './multi-view/anatomy.ts'
import { NUMBER_COUNTER } from './number-counter/anatomy.ts'
import { unit as page } from './page/page.ts'
import { PAGE } from './page/anatomy.ts'
import { PAGING } from './paging/anatomy.ts'
import { PARALLAX } from './parallax/anatomy.ts'
import { ROWS } from './rows/anatomy.ts'
import { unit as rows } from './rows/rows.ts'
import { SHOP } from './shop/anatomy.ts'
import { SLIDER } from './slider/anatomy.ts'
import { STAR_RATING } from './star-rating/anatomy.ts'
import { TABS } from './tabs/anatomy.ts'
import { TOGGLE } from './toggle/anatomy.ts'
import { VIDEO } from './video/anatomy.ts'
import { VIDEO_BACKGROUND } from './video-background/anatomy.ts'
import { VIDEO_SLIDER } from './video-slider/anatomy.ts'
import { WOO_PARTS } from './woo-parts/anatomy.ts'

// Files that members share, by what a page has of them.
const loadSliders = () => import('./sliders.late.ts')
const loadGrids = () => import('./grids.late.ts')
const loadMedia = () => import('./media.late.ts')
const loadMotion = () => import('./motion.late.ts')
const loadTexts = () => import('./texts.late.ts')
const loadDetails = () => import('./details.late.ts')

/** Brings a member with the file that it is in. */
const from = <Name extends string>(load: () => Promise<Readonly<Record<Name, Unit>>>, name: Name) => async () => ({ unit: (await load())[name] })

/** A member that is in the family's own file: nearly every page has it. */
const here = (unit: Unit) => () => Promise.resolve({ unit })

/** The modules of the page builder, each with what it mounts on and where its code is. One by itself is a line here, and a folder. */
export const members: readonly FamilyMember[] = [
  { selector: PAGE, load: here(page) },
  { selector: SLIDER, load: from(loadSliders, 'slider') },
  { selector: VIDEO_SLIDER, load: from(loadSliders, 'videoSlider') },
  { selector: VIDEO, load: from(loadMedia, 'video') },
  { selector: VIDEO_BACKGROUND, when: 'idle', load: from(loadMedia, 'videoBackground') },
  { selector: GALLERY, load: from(loadGrids, 'gallery') },
  { selector: LIGHTBOX, load: from(loadMedia, 'lightbox') },
  { selector: FILTERABLE_PORTFOLIO, load: from(loadGrids, 'filterablePortfolio') },
  { selector: FULLWIDTH_PORTFOLIO, load: from(loadSliders, 'fullwidthPortfolio') },
  { selector: PAGING, load: from(loadGrids, 'paging') },
  { selector: MASONRY, load: from(loadGrids, 'masonry') },
  { selector: TABS, load: from(loadTexts, 'tabs') },
  { selector: TOGGLE, load: from(loadTexts, 'toggle') },
  { selector: COUNTDOWN, load: from(loadTexts, 'countdown') },
  { selector: BAR_COUNTER, load: from(loadTexts, 'barCounter') },
  { selector: CIRCLE_COUNTER, load: from(loadTexts, 'circleCounter') },
  { selector: NUMBER_COUNTER, load: from(loadTexts, 'numberCounter') },
  { selector: MAP, when: 'idle', load: from(loadMedia, 'map') },
  { selector: ENTRANCE, load: from(loadMotion, 'entrance') },
  { selector: PARALLAX, when: 'idle', load: from(loadMotion, 'parallax') },
  { selector: FULLSCREEN, load: from(loadMotion, 'fullscreen') },
  { selector: LINK_OPTIONS, load: from(loadDetails, 'linkOptions') },
  { selector: ROWS, load: here(rows) },
  { selector: SHOP, load: from(loadGrids, 'shop') },
  { selector: WOO_PARTS, load: from(loadDetails, 'wooParts') },
  { selector: STAR_RATING, load: from(loadTexts, 'starRating') },
  { selector: MULTI_VIEW, load: from(loadDetails, 'multiView') },
  { selector: DETAILS, load: from(loadDetails, 'details') },
]

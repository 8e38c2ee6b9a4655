import type { FamilyMember } from '@tillkit/mount'
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
import { SHOP } from './shop/anatomy.ts'
import { SLIDER } from './slider/anatomy.ts'
import { STAR_RATING } from './star-rating/anatomy.ts'
import { TABS } from './tabs/anatomy.ts'
import { TOGGLE } from './toggle/anatomy.ts'
import { VIDEO } from './video/anatomy.ts'
import { VIDEO_BACKGROUND } from './video-background/anatomy.ts'
import { VIDEO_SLIDER } from './video-slider/anatomy.ts'
import { WOO_PARTS } from './woo-parts/anatomy.ts'

/** The modules of the page builder, each with what it mounts on and where its code is. One by itself is a line here, and a folder. */
export const members: readonly FamilyMember[] = [
  { selector: PAGE, load: () => Promise.resolve({ unit: page }) },
  { selector: SLIDER, load: () => import('./slider/member.ts') },
  { selector: VIDEO_SLIDER, load: () => import('./video-slider/member.ts') },
  { selector: VIDEO, load: () => import('./video/member.ts') },
  { selector: VIDEO_BACKGROUND, when: 'idle', load: () => import('./video-background/member.ts') },
  { selector: GALLERY, load: () => import('./gallery/member.ts') },
  { selector: LIGHTBOX, load: () => import('./lightbox/member.ts') },
  { selector: FILTERABLE_PORTFOLIO, load: () => import('./filterable-portfolio/member.ts') },
  { selector: FULLWIDTH_PORTFOLIO, load: () => import('./fullwidth-portfolio/member.ts') },
  { selector: PAGING, load: () => import('./paging/member.ts') },
  { selector: MASONRY, load: () => import('./masonry/member.ts') },
  { selector: TABS, load: () => import('./tabs/member.ts') },
  { selector: TOGGLE, load: () => import('./toggle/member.ts') },
  { selector: COUNTDOWN, load: () => import('./countdown/member.ts') },
  { selector: BAR_COUNTER, load: () => import('./bar-counter/member.ts') },
  { selector: CIRCLE_COUNTER, load: () => import('./circle-counter/member.ts') },
  { selector: NUMBER_COUNTER, load: () => import('./number-counter/member.ts') },
  { selector: MAP, when: 'idle', load: () => import('./map/member.ts') },
  { selector: ENTRANCE, load: () => import('./entrance/member.ts') },
  { selector: PARALLAX, when: 'idle', load: () => import('./parallax/member.ts') },
  { selector: FULLSCREEN, load: () => import('./fullscreen/member.ts') },
  { selector: LINK_OPTIONS, load: () => import('./link-options/member.ts') },
  { selector: ROWS, load: () => import('./rows/member.ts') },
  { selector: SHOP, load: () => import('./shop/member.ts') },
  { selector: WOO_PARTS, load: () => import('./woo-parts/member.ts') },
  { selector: STAR_RATING, load: () => import('./star-rating/member.ts') },
  { selector: MULTI_VIEW, load: () => import('./multi-view/member.ts') },
  { selector: DETAILS, load: () => import('./details/member.ts') },
]

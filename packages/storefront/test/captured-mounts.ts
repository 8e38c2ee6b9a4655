import type { CapturedMounts } from '@tillkit/testing'
import { captured as anchors } from './captured/anchors.ts'
import { captured as cartCount } from './captured/cart-count.ts'
import { captured as comments } from './captured/comments.ts'
import { captured as fixedHeader } from './captured/fixed-header.ts'
import { captured as fullscreenMenu } from './captured/fullscreen-menu.ts'
import { captured as headerSearch } from './captured/header-search.ts'
import { captured as menuSearch } from './captured/menu-search.ts'
import { captured as menus } from './captured/menus.ts'
import { captured as mobileMenu } from './captured/mobile-menu.ts'
import { captured as pageDetails } from './captured/page-details.ts'
import { captured as scrollTop } from './captured/scroll-top.ts'
import { captured as sideDots } from './captured/side-dots.ts'
import { captured as slideMenu } from './captured/slide-menu.ts'
import { captured as splitHeader } from './captured/split-header.ts'

/** What mounts on captured pages, by member of the family. */
export const captured: CapturedMounts = {
  ...fixedHeader, ...splitHeader, ...anchors, ...sideDots, ...scrollTop, ...cartCount, ...comments, ...pageDetails,
  ...menus, ...mobileMenu, ...headerSearch, ...menuSearch, ...slideMenu, ...fullscreenMenu,
}

import type { CapturedMounts } from '@tillkit/testing'
import { captured as anchors } from './captured/anchors.ts'
import { captured as cartCount } from './captured/cart-count.ts'
import { captured as comments } from './captured/comments.ts'
import { captured as fixedHeader } from './captured/fixed-header.ts'
import { captured as functions } from './captured/functions.ts'
import { captured as fullscreenMenu } from './captured/fullscreen-menu.ts'
import { captured as headerSearch } from './captured/header-search.ts'
import { captured as logoRoom } from './captured/logo-room.ts'
import { captured as menuSearch } from './captured/menu-search.ts'
import { captured as menus } from './captured/menus.ts'
import { captured as mobileMenu } from './captured/mobile-menu.ts'
import { captured as pageDetails } from './captured/page-details.ts'
import { captured as scrollTop } from './captured/scroll-top.ts'
import { captured as sideDots } from './captured/side-dots.ts'
import { captured as slideMenu } from './captured/slide-menu.ts'
import { captured as splitHeader } from './captured/split-header.ts'

/** What mounts on captured pages, by member of the family. */
const members: CapturedMounts = {
  ...logoRoom, ...fixedHeader, ...splitHeader, ...anchors, ...sideDots, ...scrollTop, ...cartCount, ...comments, ...pageDetails,
  ...menus, ...mobileMenu, ...headerSearch, ...menuSearch, ...slideMenu, ...fullscreenMenu, ...functions,
}

/** Members that share one element, the page: it is one of the family's. */
const ON_PAGE = ['page-chrome/anchors', 'page-chrome/functions', 'page-chrome/side-dots', 'page-chrome/split-header']

/** What mounts on captured pages: the members, their family on all that they do, and the two units of notices. */
export const captured: CapturedMounts = {
  ...members,
  'page-chrome': { mounts: ofFamily() },
  'store-notice': { sign: /<p [^>]*class="woocommerce-store-notice/, mounts: 'once on every page' },
  'coming-soon': { sign: /id='coming-soon-footer-banner'/, mounts: { 'coming-soon-banner-administrator': 1 } },
}

function ofFamily(): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  const pages = new Set<string>()
  for (const [member, { mounts }] of Object.entries(members)) {
    if (typeof mounts === 'string') throw new Error('A member of the family mounts on pages of the theme alone.')
    for (const [name, count] of Object.entries(mounts)) {
      if (ON_PAGE.includes(member)) pages.add(name)
      else sums[name] = (sums[name] ?? 0) + count
    }
  }
  for (const name of pages) sums[name] = (sums[name] ?? 0) + 1
  return sums
}

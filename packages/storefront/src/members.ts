import type { FamilyMember, Unit } from '@tillkit/mount'
import { HOST as anchors } from './anchors/anatomy.ts'
import { unit as anchorsUnit } from './anchors/anchors.ts'
import { HOST as cartCount } from './cart-count/anatomy.ts'
import { unit as cartCountUnit } from './cart-count/cart-count.ts'
import { HOST as comments } from './comments/anatomy.ts'
import { HOST as fixedHeader } from './fixed-header/anatomy.ts'
import { unit as fixedHeaderUnit } from './fixed-header/fixed-header.ts'
import { HOST as functions } from './functions/anatomy.ts'
import { unit as functionsUnit } from './functions/functions.ts'
import { HOST as fullscreenMenu } from './fullscreen-menu/anatomy.ts'
import { HOST as headerSearch } from './header-search/anatomy.ts'
import { unit as headerSearchUnit } from './header-search/header-search.ts'
import { HOST as logoRoom } from './logo-room/anatomy.ts'
import { unit as logoRoomUnit } from './logo-room/logo-room.ts'
import { HOST as menuSearch } from './menu-search/anatomy.ts'
import { HOST as menus } from './menus/anatomy.ts'
import { unit as menusUnit } from './menus/menus.ts'
import { HOST as mobileMenu } from './mobile-menu/anatomy.ts'
import { unit as mobileMenuUnit } from './mobile-menu/mobile-menu.ts'
import { HOST as pageDetails } from './page-details/anatomy.ts'
import { unit as pageDetailsUnit } from './page-details/page-details.ts'
import { HOST as scrollTop } from './scroll-top/anatomy.ts'
import { HOST as sideDots } from './side-dots/anatomy.ts'
import { HOST as slideMenu } from './slide-menu/anatomy.ts'
import { HOST as splitHeader } from './split-header/anatomy.ts'

/** Nearly every page has it: it is in the family's own file. */
const here = (unit: Unit): FamilyMember['load'] => () => Promise.resolve({ unit })

/** The family's members, each with what it mounts on: a line each. */
export const members: readonly FamilyMember[] = [
  // Before what measures the header, which may be higher then.
  { selector: logoRoom, load: here(logoRoomUnit) },
  { selector: fixedHeader, load: here(fixedHeaderUnit) },
  { selector: menus, load: here(menusUnit) },
  { selector: mobileMenu, load: here(mobileMenuUnit) },
  { selector: headerSearch, load: here(headerSearchUnit) },
  { selector: menuSearch, load: () => import('./menus.late.ts').then(({ menuSearch: unit }) => ({ unit })) },
  { selector: slideMenu, load: () => import('./menus.late.ts').then(({ slideMenu: unit }) => ({ unit })) },
  { selector: fullscreenMenu, load: () => import('./menus.late.ts').then(({ fullscreenMenu: unit }) => ({ unit })) },
  { selector: splitHeader, load: () => import('./menus.late.ts').then(({ splitHeader: unit }) => ({ unit })) },
  { selector: anchors, load: here(anchorsUnit) },
  { selector: sideDots, load: () => import('./side-dots/member.ts') },
  { selector: scrollTop, load: () => import('./scroll-top/member.ts') },
  { selector: cartCount, load: here(cartCountUnit) },
  { selector: comments, load: () => import('./comments/member.ts') },
  { selector: pageDetails, load: here(pageDetailsUnit) },
  { selector: functions, when: 'idle', load: here(functionsUnit) },
]

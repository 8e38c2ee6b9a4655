import type { FamilyMember } from '@tillkit/mount'
import { HOST as anchors } from './anchors/anatomy.ts'
import { HOST as cartCount } from './cart-count/anatomy.ts'
import { HOST as comments } from './comments/anatomy.ts'
import { HOST as fixedHeader } from './fixed-header/anatomy.ts'
import { HOST as functions } from './functions/anatomy.ts'
import { HOST as fullscreenMenu } from './fullscreen-menu/anatomy.ts'
import { HOST as headerSearch } from './header-search/anatomy.ts'
import { unit as logoRoomUnit } from './logo-room/logo-room.ts'
import { HOST as logoRoom } from './logo-room/anatomy.ts'
import { HOST as menuSearch } from './menu-search/anatomy.ts'
import { HOST as menus } from './menus/anatomy.ts'
import { HOST as mobileMenu } from './mobile-menu/anatomy.ts'
import { HOST as pageDetails } from './page-details/anatomy.ts'
import { HOST as scrollTop } from './scroll-top/anatomy.ts'
import { HOST as sideDots } from './side-dots/anatomy.ts'
import { HOST as slideMenu } from './slide-menu/anatomy.ts'
import { HOST as splitHeader } from './split-header/anatomy.ts'

/** The family's members, each with what it mounts on: a line each. */
export const members: readonly FamilyMember[] = [
  // Before what measures the header, which may be higher then.
  { selector: logoRoom, load: () => Promise.resolve({ unit: logoRoomUnit }) },
  { selector: fixedHeader, load: () => import('./fixed-header/member.ts') },
  { selector: menus, load: () => import('./menus/member.ts') },
  { selector: mobileMenu, load: () => import('./mobile-menu/member.ts') },
  { selector: headerSearch, load: () => import('./header-search/member.ts') },
  { selector: menuSearch, load: () => import('./menu-search/member.ts') },
  { selector: slideMenu, load: () => import('./slide-menu/member.ts') },
  { selector: fullscreenMenu, load: () => import('./fullscreen-menu/member.ts') },
  { selector: splitHeader, load: () => import('./split-header/member.ts') },
  { selector: anchors, load: () => import('./anchors/member.ts') },
  { selector: sideDots, load: () => import('./side-dots/member.ts') },
  { selector: scrollTop, load: () => import('./scroll-top/member.ts') },
  { selector: cartCount, load: () => import('./cart-count/member.ts') },
  { selector: comments, load: () => import('./comments/member.ts') },
  { selector: pageDetails, load: () => import('./page-details/member.ts') },
  { selector: functions, when: 'idle', load: () => import('./functions/member.ts') },
]

import type { CapturedMounts } from '@tillkit/testing'
import { captured as fullscreenMenu } from './captured/fullscreen-menu.ts'
import { captured as headerSearch } from './captured/header-search.ts'
import { captured as menuSearch } from './captured/menu-search.ts'
import { captured as menus } from './captured/menus.ts'
import { captured as mobileMenu } from './captured/mobile-menu.ts'
import { captured as slideMenu } from './captured/slide-menu.ts'

/** What mounts on captured pages, by member of the family. */
export const captured: CapturedMounts = { ...menus, ...mobileMenu, ...headerSearch, ...menuSearch, ...slideMenu, ...fullscreenMenu }

import type { Life } from '@tillkit/dom'
import { onLegacy, pageJQuery } from '@tillkit/platform'
import { scrollPageTo } from '../shared/scroll-to.ts'
import { topOf } from '../shared/scroll-to-element.ts'
import { anatomy, events } from './anatomy.ts'

/** What is left above notices, in px, and how long the way there takes, in ms. */
const NOTICE = { above: 100, duration: 1000 } as const

type WithScroll = JQueryStatic & { scroll_to_notices?: (notices: ArrayLike<Element>) => void }

/** Ways of ours: a page has several modules, of which one is enough. */
const ours = new WeakSet<object>()

/** Lets the platform's own way to notices end below the theme's header, for as long as the life lasts. */
export function scrollBelowHeader(life: Life): void {
  const $ = pageJQuery() as WithScroll | undefined
  if (!$) return
  const before = $.scroll_to_notices
  if (before && ours.has(before)) return
  const mine = (notices: ArrayLike<Element>) => {
    const [notice] = Array.from(notices)
    if (notice) void scrollPageTo(life, Math.max(0, topOf(notice) - NOTICE.above), { duration: NOTICE.duration })
  }
  ours.add(mine)
  $.scroll_to_notices = mine
  life.onEnd(() => {
    if ($.scroll_to_notices !== mine) return
    if (before) $.scroll_to_notices = before
    else delete $.scroll_to_notices
  })
}

/** Shows what was wrong with an order once, where others say it again, from the checkout's start on. */
export function showOneGroup(life: Life): void {
  const hideOthers = () => {
    for (const group of [...document.querySelectorAll<HTMLElement>(anatomy.noticeGroup)].slice(1)) group.style.display = 'none'
  }
  onLegacy(document.body, events.failed, hideOthers, life)
}

import type { Life } from '@tillkit/dom'
import { onBatch } from '@tillkit/mount'
import { onLegacy, pageJQuery } from '@tillkit/platform'
import { scrollPageTo, topOf } from '@tillkit/platform/theme'
import { anatomy, events } from './anatomy.ts'

/** What is left above notices, in px, and how long the way there takes, in ms. */
const NOTICE = { above: 100, duration: 1000 } as const

type WithScroll = JQueryStatic & { scroll_to_notices?: (notices: ArrayLike<Element>) => void }

/** The hosts that need the way: a page has several modules, and one is enough. */
const lives = new Set<Life>()

/** What stood where ours stands, by the copies of jQuery that have it. */
const replaced = new Map<WithScroll, WithScroll['scroll_to_notices']>()

const scroll = (notices: ArrayLike<Element>) => {
  const life = [...lives].at(-1)
  const [notice] = Array.from(notices)
  if (life && notice) void scrollPageTo(life, Math.max(0, topOf(notice) - NOTICE.above), { duration: NOTICE.duration })
}

/**
 * Lets the platform's own way to notices end below the theme's header, for as long as any of the lives lasts that have asked for it.
 * jQuery and the platform's scripts may come after us.
 */
export function scrollBelowHeader(life: Life): void {
  if (life.signal.aborted) return
  lives.add(life)
  offer()
  onBatch(life, offer)
  life.onEnd(() => {
    lives.delete(life)
    if (lives.size === 0) restore()
  })
}

function offer(): void {
  const $ = pageJQuery() as WithScroll | undefined
  // A way that somebody sets once the page is there is wanted.
  if (!$ || $.scroll_to_notices === scroll || (replaced.has($) && document.readyState === 'complete')) return
  replaced.set($, $.scroll_to_notices)
  $.scroll_to_notices = scroll
}

function restore(): void {
  for (const [$, before] of replaced) {
    if ($.scroll_to_notices !== scroll) continue
    if (before) $.scroll_to_notices = before
    else delete $.scroll_to_notices
  }
  replaced.clear()
}

/** Shows what was wrong with an order once, where others say it again, from the checkout's start on. */
export function showOneGroup(life: Life): void {
  const hideOthers = () => {
    for (const group of [...document.querySelectorAll<HTMLElement>(anatomy.noticeGroup)].slice(1)) group.style.display = 'none'
  }
  onLegacy(document.body, events.failed, hideOthers, life)
}

import { dottedPageHtml, themePageHtml } from '@tillkit/fixtures/page-chrome'
import type { Unit } from '@tillkit/mount'
import { describeWidget, type WidgetFixtures } from '@tillkit/testing/contract'
import { afterEach, beforeEach, describe, vi } from 'vitest'

/** A part of the page that is seen to for the whole of it; where a class of the page says so, of what stands for it here. */
interface Part {
  readonly member: string
  readonly load: () => Promise<{ readonly unit: Unit }>
  readonly fixtures: WidgetFixtures
}

const VIDEO = '<iframe srcdoc="Video" src="https://www.youtube.com/embed/roll01" width="640" height="480"></iframe>'

const PARTS: readonly Part[] = [
  {
    member: 'anchors',
    load: () => import('./anchors/anchors.ts'),
    fixtures: { html: `<a href="#part-2">To the second part</a>${dottedPageHtml(3)}` },
  },
  {
    member: 'side-dots',
    load: () => import('./side-dots/member.ts'),
    fixtures: { html: `<div class="et_pb_side_nav_page">${dottedPageHtml(3)}</div>` },
  },
  { member: 'split-header', load: () => import('./split-header/member.ts'), fixtures: { html: `<div class="et_header_style_split">${themePageHtml()}</div>` } },
  { member: 'logo-room', load: () => import('./logo-room/logo-room.ts'), fixtures: { html: `<div class="et_header_style_left">${themePageHtml()}</div>` } },
  { member: 'fixed-header', load: () => import('./fixed-header/fixed-header.ts'), fixtures: { html: `<div class="et_fixed_nav">${dottedPageHtml(2)}</div>`, stateAttributes: ['data-height-onload'] } },
  {
    member: 'page-details',
    load: () => import('./page-details/page-details.ts'),
    fixtures: { html: `<p class="demo_store">Demo</p>${themePageHtml({ content: `${VIDEO}<form class="checkout"></form>` })}` },
  },
]

describe.each(PARTS)('$member', ({ load, fixtures }) => {
  beforeEach(() => {
    document.body.className = 'et_fixed_nav'
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  })
  afterEach(() => {
    document.body.removeAttribute('class')
    history.replaceState(null, '', '/')
    vi.restoreAllMocks()
  })
  describeWidget(async () => (await load()).unit, fixtures)
})

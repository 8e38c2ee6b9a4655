import { clickOnSpace, closestTo, listen } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { themeText } from '@tillkit/platform/theme'
import { h } from '@tillkit/ui/plain'
import { buttonLink } from '../shared/links/button-link.ts'
import { arrows } from './anatomy.ts'
import type { Carousel, PortfolioHost } from './portfolio.read.ts'

/** Lies over the row, which is the last of the module, wherever that is scrolled to. */
const OVER = 'position:absolute;inset-inline:0;bottom:0;z-index:2;pointer-events:none'

/**
 * Adds the theme's arrows over the row, for as long as there are items that do not show. They stand behind it: in it they would be
 * scrolled away.
 */
export function bindArrows(host: PortfolioHost, { track, move }: Carousel): void {
  const { container } = host.config
  const wrapper = h('div', { class: arrows.wrapper })
  wrapper.style.cssText = OVER
  const [previous, next] = [arrowOf(arrows.previous, themeText(...arrows.words.previous)), arrowOf(arrows.next, themeText(...arrows.words.next))]
  wrapper.append(previous, next)
  const show = () => {
    const { columns, count, height } = track.getState()
    wrapper.style.display = columns > 0 && count > columns ? '' : 'none'
    wrapper.style.height = `${String(height)}px`
  }
  show()
  host.onEnd(track.subscribe(show))
  slot(host, { position: 'after', anchor: container }).append(wrapper)
  onLegacy(wrapper, 'click', (event) => {
    const arrow = closestTo(event, 'a')
    if (!arrow) return
    event.preventDefault()
    move(arrow === next ? 1 : -1)
  }, host)
  listen<KeyboardEvent>(host, wrapper, 'keydown', (event) => clickOnSpace(event, 'a'))
}

/** An arrow, in the theme's markup. */
function arrowOf(name: string, text: string): HTMLElement {
  // The theme hides the words in it from everybody.
  const arrow = buttonLink({ class: name, 'aria-label': text }, h('span', {}, text))
  arrow.style.pointerEvents = 'auto'
  return arrow
}

import { clickOnSpace, closestTo, type Life, listen } from '@tillkit/dom'
import { slot, type Place } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { themeText } from '@tillkit/platform/theme'
import { h } from '@tillkit/ui/plain'
import { buttonLink } from '../shared/links/button-link.ts'
import type { Slides } from './slider.read.ts'
import { anatomy, CONTROLS, drawn, texts } from './anatomy.ts'

/** More dots than this may be wider than a phone: they stand in one row, which is scrolled to the one of the slide that shows. */
const FEW = 12

/** Draws arrows and dots where a slider wants them (rules 1, 8). */
export function drawControls(life: Life, slides: Slides): void {
  const { host: { element, config } } = slides
  if (config.hasArrows) place(life, { position: 'end', anchor: element }, arrowsOf(slides)).onClick((at) => {
    slides.move(at.classList.contains(drawn.next) ? 'next' : 'previous')
  })
  if (!config.hasDots) return
  const dots = dotsOf(slides)
  const links = [...dots.children]
  const anchor = element.closest(anatomy.below) ?? element
  place(life, { position: 'end', anchor }, dots).onClick((at) => slides.move(links.indexOf(at)))
  const show = () => {
    const { active } = slides.store.getState()
    links.forEach((each, index) => {
      each.classList.toggle(drawn.activeDot, index === active)
      each.ariaCurrent = index === active ? 'true' : null
      // The keyboard is not led through hundreds of them.
      if (links.length > FEW) each.setAttribute('tabindex', Math.abs(index - active) < FEW ? '0' : '-1')
    })
    const dot = links[active]
    if (dot && links.length > FEW) requestAnimationFrame(() => centre(dots, dot))
  }
  show()
  life.onEnd(slides.store.subscribe(show))
}

/** Scrolls a row so that one of its dots stands in its middle, as far as there is something to scroll. */
function centre(row: Element, dot: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), dot.getBoundingClientRect()]
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
}

function arrowsOf({ host: { config } }: Slides): HTMLElement {
  // The theme hides the words in them from everybody.
  const arrowOf = (className: string, [name, fallback]: readonly [string, string]) => {
    const words = themeText(name, fallback)
    return buttonLink({ class: className, 'aria-label': words }, h('span', {}, words))
  }
  const arrows = [arrowOf(drawn.previous, texts.previous), arrowOf(drawn.next, texts.next)]
  // Galleries have pictures of any brightness beneath their arrows: the theme's colour of the text is used.
  if (config.isGallery) for (const arrow of arrows) arrow.style.color = 'inherit'
  return h('div', { class: drawn.arrows }, ...arrows)
}

function dotsOf({ host: { element, t }, slides: { length: count } }: Slides): HTMLElement {
  const dots = [...Array(count).keys()].map((index) => buttonLink({ 'aria-label': t('dot', { index: index + 1, count }) }, String(index + 1)))
  const names = [drawn.dots, element.querySelector('video') && drawn.dotsOfVideos, count > FEW && drawn.longRow]
  return h('div', { class: names.filter(Boolean).join(' ') }, ...dots)
}

/** Puts controls in their place. Scripts of the page click them through jQuery too, of which the browser knows nothing. */
function place(life: Life, where: Place, controls: HTMLElement) {
  slot(life, where).append(controls)
  listen<KeyboardEvent>(life, controls, 'keydown', (event) => clickOnSpace(event, CONTROLS))
  return {
    onClick(run: (control: Element) => void) {
      onLegacy(controls, 'click', (event) => {
        const control = closestTo(event, CONTROLS)
        if (!control) return
        event.preventDefault()
        run(control)
      }, life)
    },
  }
}

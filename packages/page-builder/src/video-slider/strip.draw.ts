import { themeText } from '@tillkit/platform/theme'
import { h } from '@tillkit/ui/plain'
import { buttonLink } from '../shared/links/button-link.ts'
import { attributes, drawn, texts } from './anatomy.ts'

/** An address with nothing in it that would mean something to a style rule. */
function plainAddress(address: string): string {
  return address.replaceAll(/["'()\\\n\r\t ]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** A picture of the strip, which leads to a slide. */
export function drawItem(slide: Element, index: number, label: string): HTMLElement {
  const play = buttonLink({ class: drawn.play, 'aria-label': label })
  const picture = h('div', { class: drawn.picture }, h('div', { class: drawn.hover }, play))
  const image = slide.getAttribute(attributes.image)
  if (image) picture.style.backgroundImage = `url("${plainAddress(image)}")`
  return h('div', { class: drawn.item, [attributes.slideId]: index }, picture)
}

/** The arrows before a strip that has more pictures than it shows. */
export function drawArrows(): HTMLElement[] {
  return ([[drawn.previous, texts.previous], [drawn.next, texts.next]] as const).map(([name, [text, fallback]]) => {
    const words = themeText(text, fallback)
    // The theme hides the words in it from everybody.
    return buttonLink({ class: `${drawn.arrow} ${name}`, 'aria-label': words }, h('span', {}, words))
  })
}

/** What holds the pictures that are seen. */
export const drawGroup = () => h('div', { class: `${drawn.group} ${drawn.activeGroup}` })

/** What holds all of them, and the strip itself. */
export const drawItems = () => h('div', { class: drawn.items })
export const drawStrip = (items: Node) => h('div', { class: drawn.strip }, items)

import { themeText } from '@tillkit/platform/theme'
import { attributes, drawn, texts } from './anatomy.ts'

/** An element of ours, under the theme's name for it. */
function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), { className })
  element.append(...content)
  return element
}

/** A link that acts as a button, as themes style both. */
function link(className: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const element = made('a', className, ...content)
  element.href = '#'
  element.role = 'button'
  return element
}

/** An address with nothing in it that would mean something to a style rule. */
function plainAddress(address: string): string {
  return address.replaceAll(/["'()\\\n\r\t ]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** A picture of the strip, which leads to a slide. */
export function drawItem(slide: Element, index: number, label: string): HTMLElement {
  const play = link(drawn.play)
  play.ariaLabel = label
  const picture = made('div', drawn.picture, made('div', drawn.hover, play))
  const image = slide.getAttribute(attributes.image)
  if (image) picture.style.backgroundImage = `url("${plainAddress(image)}")`
  const item = made('div', drawn.item, picture)
  item.setAttribute(attributes.slideId, String(index))
  return item
}

/** The arrows before a strip that has more pictures than it shows. */
export function drawArrows(): HTMLElement[] {
  return ([[drawn.previous, texts.previous], [drawn.next, texts.next]] as const).map(([name, [text, fallback]]) => {
    const words = themeText(text, fallback)
    const arrow = link(`${drawn.arrow} ${name}`, made('span', '', words))
    // The theme hides the words in it from everybody.
    arrow.ariaLabel = words
    return arrow
  })
}

/** What holds the pictures that are seen. */
export const drawGroup = () => made('div', `${drawn.group} ${drawn.activeGroup}`)

/** What holds all of them, and the strip itself. */
export const drawItems = () => made('div', drawn.items)
export const drawStrip = (items: Node) => made('div', drawn.strip, items)

import { h, type Attributes, type Content } from '@tillkit/ui/plain'

/** Creates a link that acts as a button, as themes style both. */
export function buttonLink(attributes: Attributes, ...content: readonly Content[]): HTMLAnchorElement {
  return h('a', { href: '#', role: 'button', ...attributes }, ...content)
}

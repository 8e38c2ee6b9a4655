/** As the browser knows it: a video of no known size is as wide as most. */
const USUAL = '16 / 9'

/** How wide a frame is for its height, by its attributes: a size in per cent is none. */
export function ratioOf(frame: Pick<Element, 'getAttribute'>): string {
  const [width, height] = ['width', 'height'].map((name) => frame.getAttribute(name)?.trim() ?? '')
  const isSize = (size = '') => /^\d+(\.\d+)?(px)?$/.test(size) && Number.parseFloat(size) > 0
  return isSize(width) && isSize(height) ? `${Number.parseFloat(width ?? '')} / ${Number.parseFloat(height ?? '')}` : USUAL
}

/** What a frame may do, and beginning by itself with it: the shopper's click was in our page, not in its. */
export function withPermission(allow: string | null): string {
  const listed = (allow ?? '').split(';').map((one) => one.trim()).filter(Boolean)
  return (listed.some((one) => /^autoplay\b/.test(one)) ? listed : [...listed, 'autoplay']).join('; ')
}

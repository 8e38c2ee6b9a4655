import { parseUrl, followSize, type Life, invoke } from '@tillkit/dom'
import { adopt, adoptAs, defineBehaviour } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { PLAYERS, anatomy, HOST } from './anatomy.ts'
import { scrollToTrouble } from './checkout-scroll.ts'

/** The shape of a video whose frame does not say its size. */
const USUAL = '16 / 9'

/** The shape of a frame by its printed sizes in px, as a style sheet says it; what is no size, such as `100%`, counts as none. */
export function shapeOf(width: string | null | undefined, height: string | null | undefined): string {
  const [across, down] = [width, height].map((size) => (/^\s*\d+(?:\.\d+)?(?:px)?\s*$/.test(size ?? '') ? parseFloat(size ?? '') : 0))
  return across && down ? `${String(across)} / ${String(down)}` : USUAL
}

/** Whether a frame's address is that of a video's player, rather than one that only has such a name in it. */
export function isPlayer(address: string, page: string): boolean {
  if (!/^(https?:)?\/\//.test(address.trim())) return false
  const { hostname = '', pathname = '' } = parseUrl(address, page) ?? {}
  return PLAYERS.some(([host, path]) => `.${hostname}`.endsWith(`.${host}`) && (path?.test(pathname) ?? true))
}

/** Leaves the page's last line free of the shop's notice, for as long as that is there: until a shopper dismisses it. */
function leaveRoom(life: Life, notice: Element): void {
  const footer = document.querySelector(anatomy.footer)
  if (!footer) return
  const store = createStore(() => ({ height: 0 }))
  adopt(life, footer, store, ({ height }) => (height > 0 ? { style: { 'margin-bottom': `${String(height)}px` } } : {}))
  followSize(life, { of: [notice] }, ([entry]) => store.setState({ height: entry?.borderBoxSize[0]?.blockSize ?? 0 }))
}

/** Small things of a page that the theme sees to: its notice, its checkout's troubles, and videos. */
export const unit = defineBehaviour({
  name: 'page-chrome/page-details',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    const { element } = host
    if (invoke(element, 'matches', anatomy.notice)) return leaveRoom(host, element)
    if (invoke(element, 'matches', anatomy.checkout)) return scrollToTrouble(host, element)
    const [src, width, height] = ['src', 'width', 'height'].map((name) => invoke(element, 'getAttribute', name))
    if (isPlayer(src ?? '', location.href)) adoptAs(host, element, { style: { width: '100%', height: 'auto', 'aspect-ratio': shapeOf(width, height) } })
  },
})

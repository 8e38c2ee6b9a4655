import { parseUrl } from '@tillkit/dom'
import { PLAYERS } from './anatomy.ts'

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

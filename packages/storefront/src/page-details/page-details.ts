import { invoke } from '@tillkit/dom'
import { adoptAs, defineBehaviour } from '@tillkit/mount'
import { anatomy, HOST } from './anatomy.ts'
import { scrollToTrouble } from './checkout-scroll.ts'
import { isPlayer, shapeOf } from './embed.model.ts'
import { leaveRoom } from './notice-room.ts'

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

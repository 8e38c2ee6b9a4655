import { followSize, invoke } from '@tillkit/dom'
import { adopt, defineBehaviour } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { endFirstRoom } from '../first-room/room-holder.ts'
import { HOST, LOGO, RTL, SMALL } from './anatomy.ts'
import { logoRoom } from './logo-room.model.ts'

/** The menu leaves the logo its room, which lies over it otherwise (rule 41). It is in the family's own file: nearly each page has it. */
export const unit = defineBehaviour({
  name: 'page-chrome/logo-room',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    const { element } = host
    const logo = document.querySelector(LOGO)
    if (!logo) return
    const isRtl = invoke(element, 'matches', RTL)
    const store = createStore(() => ({ width: logo.getBoundingClientRect().width }))
    endFirstRoom('logo')
    adopt(host, element, store, ({ width }) => ({ style: logoRoom(width, isRtl) }))
    // With the window's size, and with a picture that comes late.
    followSize(host, { of: [logo] }, () => {
      if (!invoke(element, 'matches', SMALL)) store.setState({ width: logo.getBoundingClientRect().width })
    })
  },
})

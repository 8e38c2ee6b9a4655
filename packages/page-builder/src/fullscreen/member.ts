import { defineWidget } from '@tillkit/mount'
import { FULLSCREEN } from './anatomy.ts'
import { bindFullscreen, offerFunctions } from './fullscreen.bind.ts'
import { messages } from './messages.ts'
import { createRoom } from './room.ts'

/** Headers that fill the window, and the link that leads on from one (rule 13). */
export const unit = defineWidget({
  name: 'page-builder/fullscreen',
  selector: FULLSCREEN,
  when: 'now',
  messages,
  read: () => null,
  key: () => 'page',
  store() {
    const room = createRoom()
    offerFunctions(room)
    return room
  },
  dispose: (room) => room.end(),
  bind: bindFullscreen,
})

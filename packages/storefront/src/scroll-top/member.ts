import { listen } from '@tillkit/dom'
import { adopt, defineBehaviour } from '@tillkit/mount'
import { focusPlace, scrollPageTo } from '@tillkit/platform/theme'
import { createStore } from 'zustand/vanilla'
import { adoptButton } from '../shared/button.ts'
import { FAR, followBand, placeInPage } from '../shared/viewport-band.ts'
import { classes, HOST } from './anatomy.ts'
import { messages } from './messages.ts'

/** How far the page is scrolled, in px, when the button shows. */
const FROM = 800

/** The button that leads back to the page's top (rule 29). */
export const unit = defineBehaviour({
  name: 'page-chrome/scroll-top',
  selector: HOST,
  when: 'now',
  messages,
  read: () => null,
  start(host) {
    const { element } = host
    // As the server printed it until the page has been scrolled so far for the first time.
    const store = createStore<{ shows?: boolean }>(() => ({}))
    adopt(host, element, store, ({ shows }) => shows === undefined ? {} : {
      classes: { [classes.visible]: shows, [classes.hidden]: !shows },
      style: { display: shows ? 'block' : 'none' },
    })
    followBand(host, {
      elements: [document.body],
      range: () => ({ from: -FAR, to: placeInPage(document.body) - FROM - 1 }),
      run({ size }) {
        if (size > 0 || store.getState().shows) store.setState({ shows: size > 0 })
      },
    })
    adoptButton(host, element, { name: host.t('toTop'), source: store })
    listen(host, element, 'click', () => {
      // The button goes when the page is there; the keyboard goes on from the page's top.
      const hadFocus = element === document.activeElement
      return scrollPageTo(host, 0).then(() => {
        if (hadFocus && scrollY === 0) focusPlace(document.body)
      })
    })
  },
})

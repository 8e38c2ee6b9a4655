import { clickOnSpace, closestTo, listen, readCookie } from '@tillkit/dom'
import { adopt, defineBehaviour, endUntouched } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy, classes, cookie } from './anatomy.ts'
import { manifest } from './manifest.ts'
import { reserveRoom } from './notice-room.ts'
import { options } from './options.ts'

const DAY = 24 * 60 * 60

/**
 * Shows the shop's notice, which the server prints hidden, until it is dismissed, and remembers that for this text of it: until
 * the browser is closed, or for `days`. The part of `woocommerce` that every page of a shop with a notice needs.
 */
export const storeNotice = defineBehaviour({
  ...manifest,
  options,
  read: ({ dataset }) => ({ cookieName: cookie.nameOf(dataset) }),
  start(host) {
    const { element: notice, config: { cookieName } } = host
    const { days } = host.options
    endUntouched(manifest.name)
    const store = createStore(() => ({ isShown: readCookie(cookieName) !== cookie.dismissed }))
    adopt(host, notice, store, ({ isShown }) => ({ shown: isShown }))
    reserveRoom(notice, host.signal)
    adopt(host, document.body, store, ({ isShown }) => (isShown ? {} : { classes: { [classes.hasNotice]: false } }))
    listen<MouseEvent>(host, notice, 'click', (event) => {
      if (!closestTo(event, anatomy.dismiss)) return
      event.preventDefault()
      document.cookie = `${cookieName}=${cookie.dismissed}; path=/; samesite=lax${days > 0 ? `; max-age=${days * DAY}` : ''}`
      store.setState({ isShown: false })
    })
    listen<KeyboardEvent>(host, notice, 'keydown', (event) => clickOnSpace(event, anatomy.dismiss))
  },
})

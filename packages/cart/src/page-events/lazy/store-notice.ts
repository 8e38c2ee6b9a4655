import { closestTo, type Life, listen, readCookie } from '@tillkit/dom'
import { adopt, live } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy } from '../anatomy.ts'
import type { PageEventsHost } from '../context.ts'
import { classes, rare } from './anatomy.ts'

const HIDDEN = 'hidden'
const DAY = 24 * 60 * 60

/**
 * Shows the shop's notice until it is dismissed, and remembers that for this text of it: until the browser is closed, or
 * for `storeNoticeDays`. The server prints it hidden.
 */
export function start(host: PageEventsHost): void {
  live(host, anatomy.storeNotice, (notice, life) => run(life, notice as HTMLElement, host.options.storeNoticeDays))
}

function run(life: Life, notice: HTMLElement, days: number): void {
  const name = `store_notice${notice.dataset['noticeId'] ?? ''}`
  const store = createStore(() => ({ isShown: readCookie(name) !== HIDDEN }))
  // The platform's own style sheet hides it too.
  adopt(life, notice, store, ({ isShown }) => ({ style: { display: isShown ? 'block' : 'none' } }))
  adopt(life, document.body, store, ({ isShown }) => (isShown ? {} : { classes: { [classes.hasStoreNotice]: false } }))
  listen<MouseEvent>(life, notice, 'click', (event) => {
    if (!closestTo(event, rare.storeNoticeLink)) return
    event.preventDefault()
    document.cookie = `${name}=${HIDDEN}; path=/; samesite=lax${days > 0 ? `; max-age=${days * DAY}` : ''}`
    store.setState({ isShown: false })
  })
}

import { followSize, type Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy } from './anatomy.ts'

/** Leaves the page's last line free of the shop's notice, for as long as that is there: until a shopper dismisses it. */
export function leaveRoom(life: Life, notice: Element): void {
  const footer = document.querySelector(anatomy.footer)
  if (!footer) return
  const store = createStore(() => ({ height: 0 }))
  adopt(life, footer, store, ({ height }) => (height > 0 ? { style: { 'margin-bottom': `${String(height)}px` } } : {}))
  followSize(life, { of: [notice] }, ([entry]) => store.setState({ height: entry?.borderBoxSize[0]?.blockSize ?? 0 }))
}

import { listen, type Life } from '@tillkit/dom'

let isLeft = false

/** Whether the page is being left: then only what goes on without it arrives, which jQuery's requests do not. */
export function isPageLeft(): boolean {
  return isLeft
}

/** Follows, for as long as a life lasts, whether the page is being left. Before all others that listen to the same. */
export function followPageLeft(life: Life): void {
  listen(life, window, 'pagehide', () => { isLeft = true }, { capture: true })
  listen(life, window, 'pageshow', () => { isLeft = false }, { capture: true })
  life.onEnd(() => { isLeft = false })
}

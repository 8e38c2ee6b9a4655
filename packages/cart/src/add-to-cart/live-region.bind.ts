import { createDebounce, type Life } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy, classes } from './anatomy.ts'

/** How long the region is empty before it speaks, in ms: text that comes at once is not read out. */
const PAUSE = 100

/** The platform's own region for what was added or removed. */
export interface LiveRegion {
  /** Empties it, so that the same words are read out again. */
  clear(): void
  announce(words: string): void
}

/** Takes charge of the region; it is made at the end of the body where the server printed none. */
export function createLiveRegion(life: Life): LiveRegion {
  const store = createStore(() => ({ words: '', speaks: false }))
  let region: Element | undefined
  const speaking = createDebounce(life)
  const adoptRegion = () => {
    if (region?.isConnected) return
    region = document.querySelector(anatomy.liveRegion) ?? makeRegion(life)
    adopt(life, region, store, ({ words, speaks }) => ({
      text: words,
      attributes: { 'aria-relevant': speaks ? 'all' : null },
    }))
  }
  return {
    clear() {
      speaking.cancel()
      adoptRegion()
      store.setState({ words: '', speaks: false })
    },
    announce(words) {
      this.clear()
      speaking.schedule(PAUSE, () => store.setState({ words, speaks: true }))
    },
  }
}

function makeRegion(life: Life): Element {
  const region = document.createElement('div')
  region.className = classes.liveRegion
  region.setAttribute('role', 'status')
  document.body.append(region)
  life.onEnd(() => region.remove())
  return region
}

import { type EndableLife, timeout } from '@tillkit/dom'
import { adopt, defineBehaviour, onBatch, type Host } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { onSwipe } from '../shared/slides/swipe.ts'
import { anatomy, classes, VIDEO_SLIDER } from './anatomy.ts'
import { messages } from './messages.ts'
import { drawSlideStrip, type StripOptions } from './strip.ts'

/** How long a slider of videos takes to show itself, in ms: its pictures come meanwhile. */
const PRELOAD = 500

type VideoSliderHost = Host<null, undefined, typeof messages>

/** What stands around the slides of a slider of videos: the strip of pictures that leads it. The slides are a slider's as any. */
export const unit = defineBehaviour<null, typeof messages>({
  name: 'page-builder/video-slider',
  selector: VIDEO_SLIDER,
  when: 'now',
  messages,
  read: () => null,
  start(host) {
    showSoon(host)
    const slider = host.element.querySelector(anatomy.withStrip)
    if (!slider) return
    let drawnFor: readonly Element[] = []
    let life: EndableLife | undefined
    // Other scripts may add slides, and take some away.
    const look = () => {
      const slides = [...slider.querySelectorAll(anatomy.slide)]
      if (life && slides.length === drawnFor.length && slides.every((slide, index) => slide === drawnFor[index])) return
      life?.end()
      life = host.branch()
      drawnFor = slides
      if (slides.length > 1) startStrip(host, life, { slider, slides })
    }
    look()
    onBatch(host, look)
  },
})

function startStrip(host: VideoSliderHost, life: EndableLife, led: StripOptions): void {
  const { strip: element, group: follower, page } = drawSlideStrip(host, life, led)
  if (navigator.maxTouchPoints === 0) return
  host.runInTask(life, () => {
    onSwipe(life, { element, from: anatomy.item, follower }, (swipe) => page(swipe === 'next' ? 1 : -1))
  })
}

function showSoon(host: VideoSliderHost): void {
  const store = createStore(() => ({ isReady: false }))
  for (const slider of host.element.querySelectorAll(anatomy.preload)) {
    adopt(host, slider, store, ({ isReady }) => ({ classes: isReady ? { [classes.preload]: false } : {} }))
  }
  timeout(host, PRELOAD, () => store.setState({ isReady: true }))
}

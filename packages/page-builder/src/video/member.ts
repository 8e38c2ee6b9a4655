import { invoke, listen } from '@tillkit/dom'
import { adoptAs, defineBehaviour, type Host } from '@tillkit/mount'
import { video } from '../shared/embed.anatomy.late.ts'
import { playsByItself, reload, withAutoplay } from '../shared/embed.late.ts'
import { offerFunction } from '../shared/public-functions.ts'
import { SLIDE_EVENTS } from '../shared/slide-events.ts'
import { VIDEO } from './anatomy.ts'
import { anatomy, frame as attributes, functions } from './names.anatomy.ts'
import { ratioOf, withPermission } from './frame.model.ts'
import { messages } from './messages.ts'
import { bindOverlay, type Video } from './overlay.bind.ts'

/** How the video beneath each picture of the page is played. */
const plays = new Map<Element, () => void>()

/** Videos of modules, of posts and of sliders: played by the picture over them; players from elsewhere as wide as their place. */
export const unit = defineBehaviour<null, typeof messages>({
  name: 'page-builder/video',
  selector: VIDEO,
  when: 'now',
  messages,
  read: () => null,
  start(host) {
    if (invoke(host.element, 'matches', video.overlay)) startOverlay(host)
    else adoptAs(host, host.element, { style: { width: '100%', height: 'auto', 'aspect-ratio': ratioOf(host.element) } })
  },
})

function startOverlay(host: Host<null, undefined, typeof messages>): void {
  const { element } = host
  const { play, stop } = bindOverlay(host, () => videoUnder(element))
  plays.set(element, play)
  host.onEnd(() => plays.delete(element))
  listen(host, document, SLIDE_EVENTS.left, ({ target }) => {
    if (target instanceof Element && invoke(target, 'contains', element)) stop()
  })
  offerFunction(host, functions.play, (which) => playWhich(which))
}

/** Plays what scripts pass: a picture, or its button, as an element or wrapped. */
function playWhich(which: unknown): void {
  const asked = which instanceof Element ? which : (which as ArrayLike<unknown> | undefined)?.[0]
  if (!(asked instanceof Element)) return
  for (const [overlay, play] of plays) if (overlay.contains(asked) || asked.contains(overlay)) play()
}

/** What a picture stands over: found when it is asked for, for a consent plugin may have put it there since. */
function videoUnder(overlay: HTMLElement): Video | undefined {
  const around = overlay.closest(anatomy.around) ?? overlay.closest(anatomy.post)
  const frames = around?.querySelectorAll<HTMLIFrameElement>(video.player) ?? []
  const frame = frames[around?.querySelector(anatomy.nested) ? 2 : 0]
  if (frame) return playerVideo(frame)
  const file = around?.querySelector<HTMLVideoElement>(video.file)
  return file ? fileVideo(file) : undefined
}

function fileVideo(file: HTMLVideoElement): Video {
  return {
    element: file,
    returns: false,
    play: () => void file.play().catch(() => undefined),
    stop: () => file.pause(),
  }
}

function playerVideo(frame: HTMLIFrameElement): Video {
  return {
    element: frame,
    returns: true,
    play(life) {
      const address = frame.getAttribute(attributes.address) ?? ''
      // What is held back until the shopper agrees has no address yet, or one of the page itself.
      if (!/^(https?:)?\/\//.test(address) || playsByItself(address)) return
      reload(frame, () => adoptAs(life, frame, {
        attributes: {
          [attributes.address]: withAutoplay(address),
          [attributes.permission]: withPermission(frame.getAttribute(attributes.permission)),
        },
      }))
    },
    stop: (life) => reload(frame, life.end),
  }
}

import { invoke, listen } from '@tillkit/dom'
import { adoptAs, defineBehaviour, type Host } from '@tillkit/mount'
import { video } from '../shared/embed/anatomy.ts'
import { playsByItself, reload, withAutoplay, withoutAutoplay } from '../shared/embed/embed.ts'
import { offerFunction } from '../shared/functions/public-functions.ts'
import { SLIDE_EVENTS } from '../shared/slides/slide-events.ts'
import { frame as attributes, functions, VIDEO } from './anatomy.ts'
import type { Beneath } from './beneath.ts'
import { messages } from './messages.ts'
import { bindOverlay, type Video } from './overlay.bind.ts'

/** As the browser knows it: a video of no known size is as wide as most. */
const USUAL = '16 / 9'

/** How wide a frame is for its height, by its attributes: a size in per cent is none. */
export function ratioOf(frame: Pick<Element, 'getAttribute'>): string {
  const [width, height] = ['width', 'height'].map((name) => frame.getAttribute(name)?.trim() ?? '')
  const isSize = (size = '') => /^\d+(\.\d+)?(px)?$/.test(size) && Number.parseFloat(size) > 0
  return isSize(width) && isSize(height) ? `${Number.parseFloat(width ?? '')} / ${Number.parseFloat(height ?? '')}` : USUAL
}

/** What a frame may do, and beginning by itself with it: the shopper's click was in our page, not in its. */
export function withPermission(allow: string | null): string {
  const listed = (allow ?? '').split(';').map((one) => one.trim()).filter(Boolean)
  return (listed.some((one) => /^autoplay\b/.test(one)) ? listed : [...listed, 'autoplay']).join('; ')
}

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
  const { play, stop } = bindOverlay(host, videoOf)
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

/** What there is to play beneath a picture, whether or not it can begin. */
function videoOf({ frame, file }: Beneath): Video | undefined {
  return frame ? playerVideo(frame) : file && fileVideo(file)
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
      if (playsByItself(address)) return
      reload(frame, () => adoptAs(life, frame, {
        attributes: {
          [attributes.address]: withAutoplay(address),
          [attributes.permission]: withPermission(frame.getAttribute(attributes.permission)),
        },
      }))
    },
    stop(life) {
      reload(frame, () => {
        life.end()
        // What somebody else has let begin would begin again.
        const address = frame.getAttribute(attributes.address) ?? ''
        if (playsByItself(address)) frame.setAttribute(attributes.address, withoutAutoplay(address))
      })
    },
  }
}

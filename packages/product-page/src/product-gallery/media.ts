import { invoke } from '@tillkit/dom'
import { FRAME, MEDIA } from './anatomy.ts'

/** What players of others are told by the window of their frame, where they listen; the others take no notice. */
const PAUSES: readonly (readonly [host: RegExp, message: string])[] = [
  [/^https?:\/\/([\w-]+\.)*youtube(-nocookie)?\.com\//, '{"event":"command","func":"pauseVideo","args":[]}'],
  [/^https?:\/\/player\.vimeo\.com\//, '{"method":"pause"}'],
]

/** Pauses what plays in a slide that is left. Of players in frames those that can be told are. */
export function pauseMedia(slide: Element): void {
  for (const media of invoke(slide, 'querySelectorAll', MEDIA)) if (media instanceof HTMLMediaElement && !media.paused) media.pause()
  for (const frame of invoke(slide, 'querySelectorAll', FRAME)) {
    const { src, contentWindow } = frame as HTMLIFrameElement
    const [, message] = PAUSES.find(([host]) => host.test(src)) ?? []
    if (message) contentWindow?.postMessage(message, new URL(src).origin)
  }
}

import { listen } from '@tillkit/dom'
import type { Said } from '../config.ts'
import type { Gallery } from '../gallery.types.ts'
import { zoomsOnHover } from './zooms-on-hover.ts'

// Declared once: a later gallery finds the code known.
const loadZoom = () => import('./zoom.late.ts')

/** Brings the code for a closer look with the first mouse or pen: a phone does without. Where it is for presses, it is there for the first. */
export function bringZoom(gallery: Pick<Gallery, 'life' | 'host' | 'slides' | 'wrapper'>, said: Said): void {
  const { life, host, wrapper } = gallery
  const bring = (over?: PointerEvent) => host.load(life, loadZoom, ({ bindZoom }) => bindZoom(gallery, said, over))
  if (!zoomsOnHover(said)) return bring()
  const waiting = life.branch()
  listen<PointerEvent>(waiting, wrapper, 'pointerover', (event) => {
    if (event.pointerType === 'touch') return
    waiting.end()
    bring(event)
  })
}

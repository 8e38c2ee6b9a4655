import { hasBox, native, reducesMotion } from '@tillkit/dom'
import { onSidewaysDrag } from '@tillkit/ui/plain'
import type { Gallery } from './gallery.types.ts'
import { indexOf, swipesOn, withFriction } from './move.model.ts'
import { animate } from './motion.ts'
import { wayOf, type Moves } from './moves.ts'

/** How long what is let go takes to be back in its place, in ms. */
const BACK = 300

/** Lets fingers drag the slides: the one that shows and its neighbour follow, and one of the two stays. */
export function bindSwipes(gallery: Gallery, { moveFrom }: Moves): void {
  const { life, wrapper, settings: { slider } } = gallery
  onSidewaysDrag(life, wrapper, () => {
    const width = native(wrapper, 'clientWidth')
    const way = wayOf(gallery)
    const pair = createPair(gallery, width * way)
    return {
      follow: (x) => pair.show(x, x * way < 0 ? 'next' : 'previous'),
      end(stroke) {
        const { x = 0, ms = 0 } = stroke ?? {}
        const target = x * way < 0 ? 'next' : 'previous'
        const dragged = pair.end()
        const isAside = stroke && Math.abs(stroke.x) > Math.abs(stroke.y)
        if (isAside && swipesOn({ x, ms, width }) && moveFrom({ dragged: slider?.fades ? 0 : dragged }, target)) return
        pair.back(dragged)
      },
    }
  })
}

/** The slide that shows, with the neighbour that a finger brings. */
interface Pair {
  show(x: number, to: 'next' | 'previous'): void
  /** Lets go. Returns how far, in px, they stand aside. */
  end(): number
  /** Brings the one that shows back into its place. */
  back(dragged: number): void
}

function createPair({ host, slides, settings: { slider } }: Gallery, width: number): Pair {
  let held: readonly Animation[] = []
  let at = 0
  const hold = (slide: HTMLElement | undefined, x: number): Animation[] => {
    if (!slide || reducesMotion() || !hasBox(slide)) return []
    const place: Keyframe = { translate: `${x}px`, visibility: 'visible' }
    return [animate(slide, [place, place], { duration: 1, fill: 'forwards' })]
  }
  const activeNow = () => host.store.getState().active
  return {
    show(x, to) {
      const active = activeNow()
      const index = indexOf(to, { active, count: slides.length, loops: slider?.loops ?? false })
      at = index === undefined ? withFriction(x, Math.abs(width)) : x
      const before = held
      // Where pictures fade they have no neighbours.
      const neighbour = index === undefined || slider?.fades ? undefined : slides[index]
      held = [...hold(slides[active], at), ...hold(neighbour, at + (to === 'next' ? width : -width))]
      for (const one of before) one.cancel()
    },
    end() {
      for (const one of held) one.cancel()
      held = []
      return at
    },
    back(dragged) {
      const slide = slides[activeNow()]
      if (slide && dragged !== 0 && !reducesMotion() && hasBox(slide)) animate(slide, [{ translate: `${dragged}px` }, { translate: '0px' }], { duration: BACK, easing: 'ease-out' })
    },
  }
}

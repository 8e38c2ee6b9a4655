import type { Life } from '@tillkit/dom'
import { settle, defineWidget } from '@tillkit/mount'
import { givenElements, offerFunction } from '../shared/functions/public-functions.ts'
import { functions, ENTRANCE } from './anatomy.ts'
import { enteringAt, type Entering, bindEntrance } from './entrance.bind.ts'
import { animationsOf, readEntrance } from './entrance.read.ts'
import { animationClasses } from './styles.model.ts'
import { createArrivals } from './arrivals.ts'

/** The theme's functions around animations, for scripts that call them. */
function offerFunctions(life: Life): void {
  const each = (act: (one: Entering) => void) => (passed: unknown) => {
    // What was put in a moment ago is to be there.
    settle()
    for (const element of givenElements(passed)) {
      const one = enteringAt(element)
      if (one) act(one)
    }
  }
  // Elements are watched for as they come: both only have to be caught up with.
  for (const name of [functions.process, functions.reinit]) offerFunction(life, name, settle)
  offerFunction(life, functions.animate, each((one) => one.enter()))
  offerFunction(life, functions.remove, each((one) => one.finish()))
  offerFunction(life, functions.removeData, each((one) => one.dropData()))
  offerFunction(life, functions.hasData, (passed) => givenElements(passed).some((element) => animationsOf(element) !== undefined))
  offerFunction(life, functions.classes, animationClasses)
}

/** What comes in as it is scrolled to. All of a page's share what watches for them. */
export const unit = defineWidget({
  name: 'page-builder/entrance',
  selector: ENTRANCE,
  when: 'now',
  read: readEntrance,
  key: () => 'page',
  store() {
    const arrivals = createArrivals()
    offerFunctions(arrivals.life)
    return arrivals
  },
  dispose: (arrivals) => arrivals.end(),
  bind: bindEntrance,
})

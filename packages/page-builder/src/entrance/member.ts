import { defineWidget } from '@tillkit/mount'
import { ENTRANCE } from './anatomy.ts'
import { createArrivals } from './arrivals.ts'
import { bindEntrance } from './entrance.bind.ts'
import { offerFunctions } from './entrance-functions.ts'
import { readEntrance } from './entrance.read.ts'

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

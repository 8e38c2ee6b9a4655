import { invoke } from '@tillkit/dom'
import { device, onDevice } from '@tillkit/platform/theme'
import { offerForElements } from '../shared/functions/public-functions.ts'
import { onWidth } from '../shared/module/on-width.ts'
import { anatomy, functions } from './anatomy.ts'
import type { TabsHost, TabsStore } from './tabs.bind.ts'

/**
 * A module that is being measured, step by step: all that wait are read together, and all written, so that the page is laid out once,
 * and not once for each of them.
 */
interface Measuring {
  /** Lets each tab be as high as it is by itself. */
  clear(): void
  /** How high the tallest is, in px; 0 where each keeps its own height, or none has any. */
  read(): number
  write(height: number): void
}

const waiting = new Set<Measuring>()
let frame = 0

function measureAll(): void {
  const all = [...waiting]
  forget()
  for (const one of all) one.clear()
  const heights = all.map((one) => one.read())
  all.forEach((one, index) => one.write(heights[index] ?? 0))
}

function forget(): void {
  waiting.clear()
  cancelAnimationFrame(frame)
  frame = 0
}

/** Whether the tabs stand one below the other: in narrow columns, and on phones. */
export function isNarrow(element: Element): boolean {
  return invoke(element, 'closest', anatomy.narrow) !== null || device() === 'phone'
}

/** Tabs in a row are as high as the tallest. Measured when the row has another width, and at once when a script asks for it. */
export function followLayout(host: TabsHost, store: TabsStore): void {
  const { element, config: { list, tabs } } = host
  const measuring: Measuring = {
    clear: () => store.setState({ isStacked: isNarrow(element), height: undefined }),
    read: () => (store.getState().isStacked ? 0 : Math.max(...tabs.map(({ item }) => item.getBoundingClientRect().height))),
    write: (height) => height > 0 && store.setState({ height }),
  }
  const soon = () => {
    waiting.add(measuring)
    frame ||= requestAnimationFrame(measureAll)
  }
  host.onEnd(() => {
    if (waiting.delete(measuring) && waiting.size === 0) forget()
  })
  onDevice(host, soon)
  if (list) onWidth(host, list, soon)
  for (const name of [functions.init, functions.heights]) {
    offerForElements(host, name, () => {
      waiting.add(measuring)
      measureAll()
    })
  }
}

import { invoke, listen } from '@tillkit/dom'
import { adopt, defineBehaviour, slot, type Host } from '@tillkit/mount'
import { emitLegacy, isRecord, onLegacy } from '@tillkit/platform'
import { device, onDevice, themeText } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { numberIn } from '../shared/module/module-attributes.ts'
import { bindCounting } from '../shared/counting/counting.ts'
import { offerForElements } from '../shared/functions/public-functions.ts'
import { whenSeen } from '../shared/counting/when-seen.ts'
import { onWidth } from '../shared/module/on-width.ts'
import { ACCENT, anatomy, attributes, CIRCLE_COUNTER, events, functions } from './anatomy.ts'
import { alphaOf, partOf, valueFor, type Look, drawCircle } from './circle-drawing.ts'

interface Circle extends Look {
  /** How far it has counted, 0 to 1; less before it has begun. */
  readonly part: number
  /** Its width in px, 0 while it is hidden. */
  readonly width: number
}

type CircleHost = Host<ReturnType<typeof read>>
type Store = StoreApi<Circle>

/** Asks whether the visitor has chosen the colours of all pages. */
const FORCED = '(forced-colors: active)'

/** What bars and tracks are drawn with that say nothing. */
const COLOURS = { bar: 'currentColor', track: '#000000' }

function read(element: HTMLElement) {
  const inner = invoke(element, 'querySelector', anatomy.inner) ?? element
  return { inner, percentage: numberIn(inner, attributes.value) }
}

/** Draws a circle for a percentage, and counts to it once it is seen. */
export const unit = defineBehaviour<ReturnType<typeof read>>({
  name: 'page-builder/circle-counter',
  selector: CIRCLE_COUNTER,
  when: 'now',
  read,
  start(host) {
    const { element, config: { inner, percentage } } = host
    const store: Store = createStore(() => ({ part: -1, width: 0, device: device(), state: 'rest' }))
    const line = invoke(element, 'querySelector', anatomy.line)
    if (line) adopt(host, line, store, ({ part }) => (part < 0 ? {} : { style: { visibility: 'visible' } }))
    followLook(host, store)
    followWidth(host, store)
    bindCanvas(host, store)
    const again = bindCounting(host, {
      store,
      parts: anatomy,
      again: functions.again,
      textOf: (part) => (part === 1 ? invoke(inner, 'getAttribute', attributes.value) ?? '' : String(Math.round(percentage * part))),
      whenSeen: (start) => whenSeen(host, element, () => whenWide(host, store, start)),
    })
    const draw = (isAnimated: unknown) => (isAnimated === true ? again() : store.setState({ device: device() }))
    for (const name of [functions.init, functions.update]) offerForElements(host, name, draw)
  },
})

/** Runs once the counter has a width: at once, or when what hides it is opened. */
function whenWide(host: CircleHost, store: Store, run: () => void): void {
  if (store.getState().width > 0) return run()
  const stop = store.subscribe(({ width }) => {
    if (width <= 0) return
    stop()
    run()
  })
  host.onEnd(stop)
}

/** Its colours are others by device, under the pointer, and while it sticks to the window. */
function followLook(host: CircleHost, store: Store): void {
  const { element, config: { inner } } = host
  const id = invoke(inner, 'getAttribute', attributes.sticky)
  const isStuck = () => invoke(element, 'closest', anatomy.stuck) !== null
  const become = (state: Look['state']) => () => store.setState({ state })
  onDevice(host, (now) => store.setState({ device: now }))
  listen(host, element, 'mouseenter', become('hover'))
  listen(host, element, 'mouseleave', () => store.setState({ state: isStuck() ? 'sticky' : 'rest' }))
  for (const [type, state] of [[events.stuck, 'sticky'], [events.unstuck, 'rest']] as const) {
    listen<CustomEvent<unknown>>(host, window, type, ({ detail }) => {
      if (id !== null && isRecord(detail) && detail['stickyId'] === id) become(state)()
    })
  }
}

/** It is as wide as its column. Other scripts hear of a change, and may have it drawn anew by the same event. */
function followWidth(host: CircleHost, store: Store): void {
  const { element, config: { inner } } = host
  onWidth(host, inner, (width) => {
    const isFirst = store.getState().width === 0
    store.setState({ width })
    if (!isFirst) emitLegacy(element, events.width)
  })
  onLegacy(element, events.width, () => store.setState({ device: device() }), host)
}

/** The circle itself: a picture of what the figure says. */
function bindCanvas(host: CircleHost, store: Store): void {
  const { inner, percentage } = host.config
  // Until it is drawn it takes no room: a browser gives it 300 px, which are more than some phones have.
  const canvas = Object.assign(document.createElement('canvas'), { width: 0, height: 0 })
  canvas.setAttribute('aria-hidden', 'true')
  slot(host, { position: 'end', anchor: inner }).append(canvas)
  const forced = matchMedia(FORCED)
  const draw = host.guard(() => {
    const { part, width, ...look } = store.getState()
    const said = (name: string) => valueFor(look, name, (attribute) => invoke(inner, 'getAttribute', attribute))
    if (part < 0 || width === 0) return
    drawCircle(canvas, {
      size: width,
      part: partOf(percentage) * part,
      // What is drawn keeps its colours, and might not be seen on the one that the visitor has chosen.
      ...(forced.matches ? { bar: getComputedStyle(canvas).color, track: 'transparent' } : {
        bar: said(attributes.bar) ?? themeText(ACCENT, COLOURS.bar),
        track: said(attributes.track) ?? COLOURS.track,
      }),
      alpha: alphaOf(said(attributes.alpha)),
    })
  })
  listen(host, forced, 'change', draw)
  host.onEnd(store.subscribe(draw))
}

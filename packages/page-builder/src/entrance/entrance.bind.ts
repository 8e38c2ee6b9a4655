import { type EndableLife, invoke, native, timeout } from '@tillkit/dom'
import { adoptAs, type Host } from '@tillkit/mount'
import { device, reducesMotion } from '@tillkit/platform/theme'
import { anatomy, classes, KEYS, STILL, TAKEN } from './anatomy.ts'
import type { Arrivals } from './arrivals.ts'
import { type Entrance, motionOf, type Motion, type Printed } from './entrance.read.ts'
import { animationClasses, startTransform } from './styles.model.ts'

type EntranceHost = Host<Entrance, Arrivals>

/** An element that is to come in, for scripts that call the theme's functions with it. */
export interface Entering {
  /** Has it come in now, unless it has before. */
  enter(): void
  /** Shows it as it is at the end, without more motion. */
  finish(): void
  /** Takes away what it says of its animation. */
  dropData(): void
}

const entering = new WeakMap<Element, Entering>()

/** What is to come in at an element, if anything. */
export function enteringAt(element: Element): Entering | undefined {
  return entering.get(element)
}

/** Brings an element in when it is scrolled to, and at once for who wants less motion. */
export function bindEntrance(host: EntranceHost): void {
  const { element, config, store } = host
  const { animations, isWaypoint, waits } = config
  dropCopied(element)
  const reached = (isStill: boolean) => isWaypoint && adoptAs(host, element, {
    classes: { [classes.reached]: true },
    // What is in it may have a motion of its own, which our style sheet stills by this.
    ...(isStill && { attributes: { [TAKEN]: STILL }, style: { 'animation-name': 'none', opacity: '1' } }),
  })
  if (reducesMotion() || store.shown.has(element)) {
    reached(true)
    return settle(host)
  }
  adoptAs(host, element, { attributes: { [TAKEN]: '' } })
  if (animations) store.clip()
  const stages = stagesOf(host)
  const arrive = () => {
    reached(false)
    stages.enter()
  }
  entering.set(element, { ...stages, enter: arrive })
  host.onEnd(() => entering.delete(element))
  if (waits) store.await(host.branch(), element, arrive)
  else arrive()
}

/**
 * What a copy has of the element that it was made of while that waited or came in: it would be as printed, and what is invisible at the
 * beginning of a motion would stay so at the end of the copy's own.
 */
function dropCopied(element: HTMLElement): void {
  invoke(element, 'removeAttribute', TAKEN)
  const names = native(element, 'classList')
  if (!names.contains(classes.animating)) return
  names.remove(...animationClasses())
  names.add(classes.animated)
  Object.assign(native(element, 'style'), { animation: '', opacity: '', transform: '' })
}

/** The stages of an element that has an animation: it waits, comes in, and is there. One without is there when it has arrived. */
function stagesOf(host: EntranceHost): Entering {
  const { element, config } = host
  const { animations } = config
  const data = host.branch()
  if (animations) adoptAs(data, element, { attributes: dataOf(animations[device()]) })
  let stage: EndableLife | undefined
  let isDone = false
  const finish = () => {
    if (isDone) return
    isDone = true
    data.end()
    const before = stage
    settle(host)
    before?.end()
    stackMenus(host)
  }
  const enter = () => {
    if (isDone || stage) return
    const isOver = invoke(element, 'matches', `.${classes.had}`)
    if (!animations || isOver || reducesMotion()) return finish()
    data.end()
    stage = host.branch()
    const motion = motionOf(animations[device()])
    run(stage, element, motion)
    if (motion.isEndless) return
    timeout(stage, motion.duration + motion.delay, finish)
  }
  return { enter, finish, dropData: data.end }
}

/** What the theme's script told other scripts of an animation that is to come. */
function dataOf(printed: Printed): Record<string, string> {
  const said = { ...printed, repeat: motionOf(printed).isEndless ? classes.infinite : '' }
  return Object.fromEntries(Object.entries(KEYS).map(([key, attribute]) => [attribute, said[key as keyof Printed]]))
}

/** Has an element come in: the motion itself is the theme's style sheet's, by its class. */
function run(life: EndableLife, element: Element, motion: Motion): void {
  const wrapper = invoke(element, 'matches', anatomy.button) ? invoke(element, 'closest', anatomy.buttonWrapper) : null
  // A button's own box moves while it is pointed at: what is around it comes in.
  if (wrapper) adoptAs(life, element, { classes: { [classes.animated]: false } })
  const transform = startTransform(motion.style, motion.intensity)
  adoptAs(life, wrapper ?? element, {
    classes: { [classes.animated]: true, [classes.animating]: true, [motion.style]: true, ...(motion.isEndless && { [classes.infinite]: true }) },
    style: {
      'animation-duration': `${String(motion.duration)}ms`,
      'animation-delay': `${String(motion.delay)}ms`,
      'animation-timing-function': motion.curve,
      opacity: String(motion.opacity),
      ...(transform !== '' && { transform }),
    },
  })
  if (motion.style.startsWith('roll') && invoke(element, 'matches', anatomy.section)) {
    for (const box of document.querySelectorAll(anatomy.builderBoxes)) adoptAs(life, box, { style: { 'overflow-x': 'hidden' } })
  }
}

/** Shows an element for good, as others know it: it has had its animation. */
function settle(host: EntranceHost): void {
  if (host.config.isAnimated) adoptAs(host, host.element, { classes: { [classes.animated]: false, [classes.had]: true } })
}

/** A menu that has come in stands in a layer of its own: those further up lie over those below, or their lists would open beneath. */
function stackMenus(host: EntranceHost): void {
  if (!invoke(host.element, 'matches', anatomy.menu)) return
  const menus = [...document.querySelectorAll(anatomy.menu)]
  menus.forEach((menu, index) => adoptAs(host, menu, { style: { 'z-index': String(menus.length - index) } }))
}

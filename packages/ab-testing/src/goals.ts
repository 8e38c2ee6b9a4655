import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import { live } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { anatomy, cookies, GOAL } from './anatomy.ts'
import type { AbHost } from './config.ts'
import { writeCookie } from './cookie.ts'
import { slotOf } from './records.model.ts'
import type { Recorder } from './recorder.ts'

const loadSight = () => import('./sight.late.ts')

/** Follows the page's goals, those that come later included: what is seen, read, clicked and sent of them. */
export function bindGoals(host: AbHost, recorder: Recorder): void {
  live(host, anatomy.goal, (goal, life) => {
    const postId = goalOf(goal)
    if (!recorder.shown(postId)) return
    host.load(life, loadSight, ({ followSight }) => followSight(life, goal, {
      seesOnce: host.config.seesOnce,
      onSeen: () => recorder.record('view_goal', postId),
      onRead: () => recorder.record('read_goal', postId),
    }))
    bindClicks(life, goal, (target) => recorder.whenShown(() => clicked({ goal, target, postId }, recorder)))
  })
}

/** Hears of clicks on a goal: on its buttons, where it has or is one, else anywhere in it. */
function bindClicks(life: Life, goal: Element, run: (target: EventTarget | null) => void): void {
  const hear = ({ target }: { readonly target: EventTarget | null }) => {
    const hasButton = goal.matches(anatomy.button) || goal.querySelector(anatomy.button) !== null
    const button = nearest(target, anatomy.button)
    if (!hasButton || (button && goal.contains(button))) run(target)
  }
  // On the way down: the button's own listeners may stop it. A click that is heard twice is counted once.
  listen(life, goal, 'click', hear, { capture: true })
  onLegacy(goal, 'click', hear, life)
}

interface GoalClick {
  readonly goal: Element
  readonly target: EventTarget | null
  readonly postId: number
}

function clicked({ goal, target, postId }: GoalClick, recorder: Recorder): void {
  const shown = recorder.shown(postId)
  if (!shown) return
  if (goal.matches(anatomy.login)) return void (nearest(target, anatomy.loginButton) && recorder.record('con_goal', postId))
  if (goal.matches(anatomy.forms)) return
  const isConverted = recorder.isRecorded({ type: 'con_goal', ...shown })
  if (goal.matches(anatomy.comments) && !isConverted) {
    const { postId: id, testId } = shown.test
    return recorder.whenAllowed(() => writeCookie(`${cookies.comment}${id}${testId}`, 'true'))
  }
  if (goal.matches(anatomy.shop) && !isConverted) recorder.whenAllowed(() => writeCookie(cookies.shop, slotOf(shown)))
  recorder.record('click_goal', postId)
}

/** A goal that an element is, or stands in: its post; 0 where there is none, or its number cannot be read. */
export const goalOf = (element: Element): number => Number(GOAL.exec(invoke(element, 'closest', anatomy.goal)?.getAttribute('class') ?? '')?.[1] ?? 0)

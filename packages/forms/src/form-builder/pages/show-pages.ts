import { invoke } from '@tillkit/dom'
import { adopt, adoptEach, derive, type Source } from '@tillkit/mount'
import type { FormContext } from '../context.ts'
import { anatomy } from './anatomy.ts'
import type { Pages } from './change-page.ts'
import { isLast } from './read-pages.ts'

/** Shows the page that a form stands at, and what stands beneath the last one. */
export function showPages({ life, root }: FormContext, { all, store }: Pages): void {
  const current: Source<number> = derive(store, (state) => state.current)
  const numbers = new Map(all.map(({ element, number }) => [element, number]))
  adoptEach(life, [...numbers.keys()], current, (now, page) => numbers.get(page) === now, (isShown) => ({ shown: isShown }))
  for (const end of invoke(root, 'querySelectorAll', anatomy.end)) adopt(life, end, current, (now) => ({ shown: isLast(all, now) }))
}

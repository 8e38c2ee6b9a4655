import { clickByKey, listen } from '@tillkit/dom'
import { adopt, adoptAs, derive } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy, attributes } from '../../filters.anatomy.ts'
import { all, closestTo, type SectionContext } from '../../panel/context.ts'
import { EXACT, STAR, starClasses } from './anatomy.ts'

/** Binds five stars: one choice of five, which the arrow keys change as well. */
export function bindStars({ host, element, values, choose, title }: SectionContext): void {
  const control = element.querySelector<HTMLElement>(anatomy.stars)
  const stars = control ? all(control, STAR) : []
  if (!control || stars.length === 0) return
  const isExact = control.classList.contains(EXACT)
  const valueOf = (count: number) => (isExact ? String(count) : `${count}+`)
  const count = derive(values, ([value = '0']) => Number(value[0]))
  const pointed = createStore(() => ({ at: 0 }))
  adopt(host, control, values, ([value = '0']) => ({ attributes: { [attributes.stars]: value, role: 'radiogroup', ...(title === '' ? {} : { 'aria-label': title }) } }))
  stars.forEach((star, index) => {
    adopt(host, star, count, (chosen) => ({
      classes: { [starClasses.filled]: index < chosen, [starClasses.empty]: index >= chosen },
      attributes: {
        role: 'radio',
        'aria-checked': String(chosen === index + 1),
        tabindex: index + 1 === Math.max(chosen, 1) ? '0' : '-1',
      },
    }))
    adoptAs(host, star, { attributes: { 'aria-label': host.t(isExact ? 'star' : 'starUp', { count: index + 1 }) } })
    adopt(host, star, pointed, ({ at }) => ({ classes: { [starClasses.hover]: index < at } }))
  })
  const placeOf = (event: Event) => {
    const star = closestTo(event, STAR, control)
    return star ? stars.indexOf(star) + 1 : 0
  }
  listen(host, control, 'mouseover', (event) => pointed.setState({ at: placeOf(event) }))
  listen(host, control, 'mouseleave', () => pointed.setState({ at: 0 }))
  listen(host, control, 'click', (event) => {
    const place = placeOf(event)
    if (place > 0) choose([valueOf(place)])
  })
  listen<KeyboardEvent>(host, control, 'keydown', (event) => {
    const star = closestTo(event, STAR, control)
    if (!star || clickByKey(event, star)) return
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = Math.min(Math.max(stars.indexOf(star) + 1 + step, 1), stars.length)
    choose([valueOf(next)])
    stars[next - 1]?.focus()
  })
}
